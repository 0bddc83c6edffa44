import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'

/** The labels of fields: in Hindi, what has a second field for Hindi says that it is in English. */
export function useLabels<Name extends string>(labels: Record<Name, Message>): Record<Name, string> {
  const t = useTranslate()
  const texts = Object.entries<Message>(labels).map(([name, label]) => [
    name,
    `${name}Hindi` in labels ? t(m.desk_in_english, { label: t(label) }) : t(label),
  ])
  return Object.fromEntries(texts) as Record<Name, string>
}
