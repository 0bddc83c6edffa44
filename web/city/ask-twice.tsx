import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useDay } from '../ui/format.ts'
import type { Selection } from './use-selection.ts'

/** Asks whether the visitor wants the same item a second time. */
export function AskTwice({ selection: { choice, answerTwice }, name }: { selection: Selection; name: string }) {
  const t = useTranslate()
  const day = useDay()
  return (
    <AskDialog
      title={t(m.city_twice_title)}
      text={t(m.city_twice_text, { name, date: day(choice.day) })}
      yes={t(m.city_twice_yes)}
      no={t(m.city_twice_no)}
      onYes={() => answerTwice(true)}
      onNo={() => answerTwice(false)}
    />
  )
}
