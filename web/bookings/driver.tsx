import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { telephone } from '../ui/text-link.tsx'

type Named = { name: string; phone: string }

/** Who drives, with a button that calls. */
export const Driver = ({ driver: { vehicle, ...driver } }: { driver: Named & { vehicle: string } }) => (
  <PersonCard id="driver" title={useTranslate()(m.booking_driver)} person={driver} more={vehicle} />
)

/** Who performs the pooja, with a button that calls. */
export const Priest = ({ priest }: { priest: Named }) => (
  <PersonCard id="priest" title={useTranslate()(m.priest_title)} person={priest} />
)

type Props = { id: string; title: string; person: Named; more?: string }

function PersonCard({ id, title, person: { name, phone }, more }: Props) {
  const t = useTranslate()
  return (
    <section aria-labelledby={id} className="card flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        <p>{name}</p>
        {more && <p>{more}</p>}
        <p className="hidden print:block">{phone}</p>
      </div>
      <ButtonLink kind="second" to={telephone(phone)} className="print:hidden">
        {t(m.common_call, { phone })}
      </ButtonLink>
    </section>
  )
}
