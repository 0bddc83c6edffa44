import { Link, type LinkProps } from 'react-router'

/** A link in text, with a target of at least 44 px. It also takes `tel:` and `mailto:`. */
export const TextLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`link inline-flex min-h-11 items-center justify-self-start ${className}`} />
)

/** The address that calls a phone number. */
export const telephone = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`

/** The address that opens a chat on WhatsApp. */
export const whatsApp = (phone: string): string => `https://wa.me/${phone.replaceAll(/\D/g, '')}`
