import { Fragment } from 'react'
import type { SheetJourney } from '../../contract/desk/sheets.ts'
import { m } from '../../messages/compiled/messages.js'
import { sankalpLines } from '../../messages/sankalp-lines.ts'
import { nameIn } from '../language/in-language.ts'
import type { Language } from '../../domain/language.ts'
import { langOf, useLanguage, useTranslate } from '../language/language.ts'
import { telephone, TextLink } from '../ui/text-link.tsx'

export const placeIn = (
  language: Language,
  { place: name, placeHindi: nameHindi }: SheetJourney['stops'][number],
): string => nameIn(language, { name, nameHindi })

/** Who travels, for whom the rites are, and what is brought for them. */
export function RiteFacts({
  of: { travellers, sankalp, isForDeparted, bring },
}: {
  of: Pick<SheetJourney, 'travellers' | 'sankalp' | 'isForDeparted' | 'bring'>
}) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      {travellers && (travellers.names || travellers.phoneNumber) && (
        <p className="wrap-anywhere">
          {t(m.sheet_travellers)}: <b lang={langOf(travellers.names)}>{travellers.names.split('\n').join(', ')}</b>{' '}
          {travellers.phoneNumber && (
            <TextLink to={telephone(travellers.phoneNumber)}>{travellers.phoneNumber}</TextLink>
          )}
        </p>
      )}
      {travellers?.needs && (
        <p className="wrap-anywhere">
          {t(m.sheet_needs)}: <b lang={langOf(travellers.needs)}>{travellers.needs}</b>
        </p>
      )}
      {sankalp && (
        <p className="wrap-anywhere">
          <b lang={langOf(sankalp.names)}>{sankalp.names.split('\n').join(', ')}</b>
          {sankalpLines(sankalp, isForDeparted, language).map(({ label, text }) => (
            <Fragment key={label}>
              {' · '}
              {label}: <b lang={langOf(text)}>{text.split('\n').join(', ')}</b>
            </Fragment>
          ))}
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
