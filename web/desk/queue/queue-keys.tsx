import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

const queueKeys = ['j', 'k', 'v', 'r', 'u', '/', '?', 'Enter', 'Escape'] as const
export type QueueKey = (typeof queueKeys)[number]

const isQueueKey = (key: string): key is QueueKey => (queueKeys as readonly string[]).includes(key)

/** A key of a Hindi keyboard gives another letter, but has the same position. */
const byPlace: Record<string, QueueKey> = { KeyJ: 'j', KeyK: 'k', KeyV: 'v', KeyR: 'r', KeyU: 'u', Slash: '/' }
const byShiftedPlace: Record<string, QueueKey> = { ...byPlace, Slash: '?' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  target: Element | null
}

/** The key of the queue that was pressed; null while somebody types, and for keys of the browser. */
export function queueKeyOf({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: Pressed): QueueKey | null {
  if (ctrlKey || metaKey || altKey || target?.closest('dialog')) return null
  if (target?.closest('input, textarea, select')) return key === 'Escape' ? key : null
  const lower = key.toLowerCase()
  if (key === 'Escape') return key
  // Enter activates the focused element.
  if (key === 'Enter') return target?.closest('a, button, summary') ? null : key
  if (isQueueKey(lower)) return lower
  const isLatin = key.charCodeAt(0) < 0x80
  return isLatin ? null : ((shiftKey ? byShiftedPlace : byPlace)[code] ?? null)
}

const rows = [
  ['j', m.desk_key_next],
  ['k', m.desk_key_previous],
  ['Enter', m.desk_key_open],
  ['v', m.desk_confirm],
  ['r', m.desk_reject],
  ['u', m.desk_key_undo],
  ['/', m.desk_key_search],
  ['Esc', m.desk_key_escape],
  ['?', m.desk_key_help],
] as const

/** The keys of the queue and what they do. */
export function KeyList() {
  const t = useTranslate()
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
      {rows.map(([key, name]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block min-w-9 rounded-md border-2 border-edge bg-card px-2 text-center text-base leading-snug">
              {key}
            </kbd>
          </dt>
          <dd className="leading-snug">{t(name)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Modal title={t(m.desk_keys)} onDismiss={onClose}>
      <KeyList />
      <Button kind="second" className="justify-self-start" onClick={onClose}>
        {t(m.desk_close)}
      </Button>
    </Modal>
  )
}
