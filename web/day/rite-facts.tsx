import type { SheetJourney } from '../../contract/desk/sheets.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import type { Language } from '../../domain/language.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { telephone, TextLink } from '../ui/text-link.tsx'

export const placeIn = (
  language: Language,
  { place: name, placeHindi: nameHindi }: SheetJourney['stops'][number],
): string => nameIn(language, { name, nameHindi })

/** Who travels, for whom the rites are, and what is brought for them. */
export function RiteFacts({
  of: { travellers, sankalp, bring },
}: {
  of: Pick<SheetJourney, 'travellers' | 'sankalp' | 'bring'>
}) {
  const t = useTranslate()
  return (
    <>
      {travellers && (
        <p className="wrap-anywhere">
          {t(m.sheet_travellers)}: <b lang={langOf(travellers.names)}>{travellers.names.split('\n').join(', ')}</b>{' '}
          {travellers.phoneNumber && (
            <TextLink to={telephone(travellers.phoneNumber)}>{travellers.phoneNumber}</TextLink>
          )}
        </p>
      )}
      {sankalp && (
        <p className="wrap-anywhere">
          <b lang={langOf(sankalp.names)}>{sankalp.names.split('\n').join(', ')}</b> · {t(m.sankalp_gotra_label)}:{' '}
          <b lang={langOf(sankalp.gotra)}>{sankalp.gotra || t(m.sankalp_gotra_unknown)}</b>
        </p>
      )}
      {bring.map(({ title, lines }) => (
        <p key={title}>
          {title}: {lines.join(' · ')}
        </p>
      ))}
    </>
  )
}
