/** The parts of the public content; each of them changes independently. */
export const contentParts = ['catalogue', 'feedback', 'panchang', 'settings'] as const
export type ContentPart = (typeof contentParts)[number]

export const isContentPart = (text: string | undefined): text is ContentPart =>
  (contentParts as readonly (string | undefined)[]).includes(text)
