export const BANK = 'alerts@bank.example'
export const PROVIDER = 'mx.provider.example'
export const OFFICE = 'alerts@tirtha.example'

export const creditText = (utr: string, rupees = 5000, account = '1234', day = '21-11-26') =>
  `Rs.${rupees.toFixed(2)} credited to a/c XX${account} on ${day} by UPI ref no ${utr}`

type Sent = {
  from?: string
  to?: string
  /** The result of the operator's mail provider; null if it has written none. */
  results?: string | null
  /** Headers that came with the message. */
  forged?: string[]
  text?: string
  html?: string
}

/** An email in the mailbox of the operator. */
export function alertEmail({
  from = BANK,
  to = OFFICE,
  results = `dkim=pass header.i=@bank.example; dmarc=pass (p=REJECT) header.from=bank.example`,
  forged = [],
  text = '',
  html,
}: Sent): Buffer {
  const lines = [
    'Received: by provider.example; Sat, 21 Nov 2026 04:30:00 +0000',
    ...(results === null ? [] : [`Authentication-Results: ${PROVIDER};\r\n ${results}`]),
    ...forged,
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Credit alert',
    'Date: Sat, 21 Nov 2026 10:00:00 +0530',
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text,
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}
