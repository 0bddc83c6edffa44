import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useFoundAmount } from '../parts/found-amount.ts'
import { foundIn, type QueueLine } from './queue-state.ts'

type Props = { lines: readonly QueueLine[]; now: number; noteUntil: number; onUndo: (id: string) => void }

/**
 * The last act that can still be undone, or a note that an act was undone; a shrinking line shows the time that is left. On a wide
 * screen it has its own place below the payment, so that it covers nothing.
 */
export function QueueUndo({ lines, now, noteUntil, onUndo }: Props) {
  const t = useTranslate()
  const amountOf = useFoundAmount()
  const undoable = lines.flatMap(({ payment, act }) =>
    act && act.phase === 'DONE' && act.until > now ? [{ payment, act }] : [],
  )
  const last = undoable.toSorted((a, b) => a.act.until - b.act.until).at(-1)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-3 z-30 flex justify-center lg:static lg:pb-2 lg:empty:hidden"
    >
      {last && (
        <div
          key={last.payment.id + last.act.until}
          className="pointer-events-auto relative flex max-w-full items-center gap-x-2 overflow-hidden rounded-lg bg-dusk ps-4 pe-2 text-on-dusk shadow-lg lg:w-full lg:text-[0.9rem] lg:shadow-none"
        >
          <span className="min-w-0 grow py-2 leading-snug tabular-nums lg:py-1">
            {t(last.act.kind === 'VERIFIED' ? m.desk_did_confirm : m.desk_did_reject, {
              utr: last.payment.refNo,
              amount: amountOf(foundIn(last)),
            })}
          </span>
          <button
            type="button"
            className="min-h-11 px-3 font-bold whitespace-nowrap underline underline-offset-4 lg:min-h-8"
            onClick={() => onUndo(last.payment.id)}
          >
            {t(m.common_undo)}{' '}
            <kbd aria-hidden className="max-lg:hidden">
              u
            </kbd>
          </button>
          <span aria-hidden className="undo-time absolute inset-x-0 bottom-0 h-1 origin-left bg-marigold" />
        </div>
      )}
      {!last && noteUntil > now && (
        <p className="rounded-lg bg-dusk px-4 py-2 leading-snug text-on-dusk shadow-lg lg:py-1 lg:text-[0.9rem]">
          {t(m.desk_undone)}
        </p>
      )}
    </div>
  )
}
