/** The doctor's result for one subject: `bad` must be changed, `doubtful` should be checked. */
export type Finding = { level: 'good' | 'doubtful' | 'bad'; subject: string; text: string }

export const good = (subject: string, text: string): Finding => ({ level: 'good', subject, text })
export const doubtful = (subject: string, text: string): Finding => ({ level: 'doubtful', subject, text })
export const bad = (subject: string, text: string): Finding => ({ level: 'bad', subject, text })
