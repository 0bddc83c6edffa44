import type { HistoryEntry } from '../../../contract/desk/history.ts'
import { unwrap } from '../../../contract/client.ts'
import { auditChanges } from '../../../messages/audit-changes.ts'
import { auditSentence } from '../../../messages/audit-sentence.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useMoment } from '../../ui/format.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { Changes } from '../audit/audit-line.tsx'
import { useKeyedActs } from './keyed-acts.tsx'
import { readHistory } from './read-history.ts'

export type HistoryProps = {
  /** The id of the city, package or pooja. */
  id: string
  first: ListPage<HistoryEntry>
  /** Asks before text that is typed into the form is lost. */
  askBefore: (run: () => void) => void
  /** Called when the page has loaded its data again and shows the earlier values. */
  onUndone: () => void
}

/** Who has changed a city, package or pooja, when and what; each change can be taken back. */
export function History({ id, first, askBefore, onUndone }: HistoryProps) {
  const t = useTranslate()
  const { items, more } = useLoadMore(first, (cursor) => readHistory(id, cursor), { fallback: m.changes_failed })
  const { run, keyField } = useKeyedActs({ label: m.changes_key, after: onUndone })
  const undo = (entryId: string) =>
    askBefore(() =>
      run((key) => unwrap(api.admin.history[':id'].undo.$post({ param: { id }, json: { entryId, key } }))),
    )
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history">{t(m.changes_title)}</h2>
      {items.length === 0 && <p>{t(m.changes_none)}</p>}
      {items.some(({ canUndo }) => canUndo) && (
        <>
          <p className="text-quiet">{t(m.changes_help)}</p>
          {keyField}
        </>
      )}
      <ol className="grid gap-3">
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} onUndo={() => undo(entry.id)} />
        ))}
      </ol>
      {more}
    </section>
  )
}

function Entry({ entry, onUndo }: { entry: HistoryEntry; onUndo: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const moment = useMoment()
  // The creation of a new offer is not shown as a change.
  const changes = entry.before === null ? [] : auditChanges(entry, language)
  return (
    <li className="card grid gap-1">
      <time dateTime={entry.createdAt} className="text-quiet tabular-nums">
        {moment(entry.createdAt)}
      </time>
      <p className="font-bold wrap-anywhere">{auditSentence(entry, language)}</p>
      {changes.length > 0 && <Changes of={changes} />}
      {entry.canUndo && (
        <Button kind="second" onClick={onUndo} className="justify-self-start">
          {t(m.changes_undo)}
        </Button>
      )}
    </li>
  )
}
