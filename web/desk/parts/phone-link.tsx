import { telephone, TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

/** The phone number of a devotee, whom staff call from here. */
export const PhoneLink = ({ of }: { of: string }) => (
  <TextLink to={telephone(of)} className="lg:min-h-0">
    <Unbroken>{of}</Unbroken>
  </TextLink>
)
