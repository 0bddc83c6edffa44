import { Link, type LinkProps } from 'react-router'

/** A link among text, high enough for a finger. It takes `tel:` and `mailto:` too. */
export const TextLink = ({ className = '', ...link }: LinkProps) => (
  <Link {...link} className={`link inline-flex min-h-11 items-center justify-self-start ${className}`} />
)

/** A phone number as a link takes it. */
export const telephone = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
