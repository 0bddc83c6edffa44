import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { Kept, TradeImport } from '../../../contract/trade.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMoment } from '../../ui/format.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { readImports } from './read-imports.ts'

/** The finished imports; each can be undone as one act. */
export function Imports({ first }: { first: ListPage<TradeImport> }) {
  const t = useTranslate()
  const [kept, setKept] = useState<Kept[]>([])
  const { items, more } = useLoadMore(first, readImports, { fallback: m.trade_list_failed })
  if (items.length === 0) return null
  return (
    <section aria-labelledby="imports" className="grid gap-3">
      <h2 id="imports">{t(m.trade_imports)}</h2>
      {kept.length > 0 && (
        <div role="status" className="card grid gap-2">
          <p className="font-bold">{t(m.trade_kept_title)}</p>
          <ul className="grid gap-1">
            {kept.map((one) => (
              <KeptRow key={one.line} kept={one} />
            ))}
          </ul>
        </div>
      )}
      <ol className="grid gap-3">
        {items.map((one) => (
          <Import key={one.id} made={one} onKept={setKept} />
        ))}
      </ol>
      {more}
    </section>
  )
}

function KeptRow({ kept: { reference, name, bookingId, reason } }: { kept: Kept }) {
  const text = [reference, name].filter(Boolean).join(' · ')
  return (
    <li>
      {bookingId ? (
        <TextLink to={`/admin/bookings/${bookingId}`}>
          <span lang={langOf(text)}>{text}</span>
        </TextLink>
      ) : (
        <b lang={langOf(text)}>{text}</b>
      )}
      : {reason}
    </li>
  )
}

function Import({ made, onKept }: { made: TradeImport; onKept: (kept: Kept[]) => void }) {
  const t = useTranslate()
  const moment = useMoment()
  const { id, kind, fileName, rows, at, by, undone, kept } = made
  return (
    <li className="card flex flex-wrap items-start justify-between gap-3 wrap-anywhere">
      <div className="grid gap-1">
        <b lang={langOf(fileName)}>{fileName}</b>
        <p>
          {t(kind === 'BOOKINGS' ? m.trade_bookings : m.trade_people)}: {rows} · <time dateTime={at}>{moment(at)}</time>{' '}
          · <span lang={langOf(by)}>{by}</span>
        </p>
        {undone && (
          <p className="text-quiet">{t(m.trade_undone_on, { moment: moment(undone.at), count: String(kept) })}</p>
        )}
      </div>
      {!undone && <Undo id={id} onKept={onKept} />}
    </li>
  )
}

function Undo({ id, onKept }: { id: string; onKept: (kept: Kept[]) => void }) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  const undoing = useMutation({
    call: () => unwrap(api.admin.imports[':id'].undo.$post({ param: { id }, json: {} })),
    done: ({ data }) => {
      onKept(data.kept)
      showToast('success', t(m.trade_undone))
    },
    fallback: m.common_update_failed,
  })
  return (
    <div className="grid gap-2">
      <Button kind="second" busy={undoing.busy} onClick={() => setAsks(true)}>
        {t(m.trade_undo)}
      </Button>
      <FormError text={undoing.error} advice={undoing.advice} />
      {asks && (
        <AskDialog
          title={t(m.trade_undo)}
          text={t(m.trade_undo_text)}
          yes={t(m.trade_undo)}
          no={t(m.desk_ask_stop)}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            undoing.run()
          }}
        />
      )}
    </div>
  )
}
