import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { telephone } from '../ui/text-link.tsx'

type DriverProps = { driver: { name: string; phone: string; vehicle: string } }

/** Who drives, with a button that calls. */
export function Driver({ driver: { name, phone, vehicle } }: DriverProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="driver" className="card flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <h2 id="driver">{t(m.booking_driver)}</h2>
        <p>{name}</p>
        <p>{vehicle}</p>
        <p className="hidden print:block">{phone}</p>
      </div>
      <ButtonLink kind="second" to={telephone(phone)} className="print:hidden">
        {t(m.common_call, { phone })}
      </ButtonLink>
    </section>
  )
}
