import type { Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../language/language.ts'

/** The names on their lines, and the gotra. */
export function SankalpText({ sankalp: { names, gotra } }: { sankalp: Sankalp }) {
  const t = useTranslate()
  return (
    <dl className="grid gap-2">
      <div>
        <dt className="text-quiet">{t(m.sankalp_names)}</dt>
        <dd className="font-bold wrap-anywhere whitespace-pre-line" lang={langOf(names)}>
          {names}
        </dd>
      </div>
      <div>
        <dt className="text-quiet">{t(m.sankalp_gotra_label)}</dt>
        {gotra ? (
          <dd className="font-bold wrap-anywhere" lang={langOf(gotra)}>
            {gotra}
          </dd>
        ) : (
          <dd>{t(m.sankalp_gotra_unknown)}</dd>
        )}
      </div>
    </dl>
  )
}
