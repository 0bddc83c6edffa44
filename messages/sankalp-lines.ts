import type { Language } from '../domain/language.ts'
import type { Sankalp } from '../domain/sankalp.ts'
import { m } from './compiled/messages.js'

/** A label and its text; what is not known has the words for it. */
export type SankalpLine = { label: string; text: string; isKnown: boolean }

/** The facts that the priest needs besides the names; for a rite for the departed, also the ones that nobody has given. */
export function sankalpLines(sankalp: Sankalp | null, isForDeparted: boolean, locale: Language): SankalpLine[] {
  const unknown = m.sankalp_gotra_unknown({}, { locale })
  const { gotra, origin, otherGotra, death } = sankalp ?? {}
  const lines = [
    { label: m.sankalp_gotra_label({}, { locale }), text: gotra, instead: unknown },
    { label: m.sankalp_other_gotra({}, { locale }), text: otherGotra },
    { label: m.sankalp_origin({}, { locale }), text: origin, instead: isForDeparted ? unknown : '' },
    {
      label: m.sankalp_death({}, { locale }),
      text: death,
      instead: isForDeparted ? m.sankalp_death_unknown({}, { locale }) : '',
    },
  ]
  return lines
    .map(({ label, text = '', instead = '' }) => ({ label, text: text || instead, isKnown: text !== '' }))
    .filter(({ text }) => text !== '')
}
