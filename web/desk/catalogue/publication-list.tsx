import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PublicationStatus } from '../../../domain/publication.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusBadge } from '../../ui/status.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { KeyedAct } from './keyed-acts.tsx'
import { publicationText } from './publication-words.ts'

export type Listed = {
  id: string
  name: string
  status?: PublicationStatus | undefined
  /** Shown beside the name. */
  details?: ReactNode
  /** Further links of the row. */
  links: ReactNode
  /** Sentences about what the item lacks. They are shown as a question before it is published. */
  missing: string[]
}

type Props = {
  /** In their order. */
  rows: readonly Listed[]
  run: (act: KeyedAct) => void
  order: (ids: string[], key: string) => Promise<unknown>
  setStatus: (id: string, status: PublicationStatus, key: string) => Promise<unknown>
  /** The question before an item is hidden from devotees. */
  hiding: { state: typeof m.publication_hidden; yes: string; title: (name: string) => string; text: string }
}

/** A list in the order in which devotees see it. Each item can be published, hidden and moved. Every act is saved at once. */
export function PublicationList({ rows, run, order, setStatus, hiding }: Props) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Listed | null>(null)
  const focusAfterMove = useFocusAfterMove(rows)
  const moveTo = (from: number, to: number, button: HTMLElement) => {
    const [moved] = rows.slice(from, from + 1)
    if (!moved || to < 0 || to >= rows.length) return
    focusAfterMove(button)
    const ids = rows.toSpliced(from, 1).toSpliced(to, 0, moved)
    run((key) =>
      order(
        ids.map(({ id }) => id),
        key,
      ),
    )
  }
  const set = (id: string, status: PublicationStatus) => run((key) => setStatus(id, status, key))
  return (
    <>
      <ol className="grid gap-3">
        {rows.map((row, index) => {
          const { id, name, status = 'DRAFT', details, links, missing } = row
          const about = <About name={name} />
          return (
            <li key={id} className="card flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="grid min-w-0 grow basis-60 gap-1 wrap-anywhere">
                <b lang={langOf(name)}>{name}</b>
                <StatusBadge
                  of={{ ...publicationText[status], ...(status === 'WITHDRAWN' && { label: hiding.state }) }}
                />
                {details}
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {links}
                {rows.length > 1 && (
                  <>
                    <Button kind="quiet" onClick={(event) => moveTo(index, index - 1, event.currentTarget)}>
                      {t(m.desk_stop_up)}
                      {about}
                    </Button>
                    <Button kind="quiet" onClick={(event) => moveTo(index, index + 1, event.currentTarget)}>
                      {t(m.desk_stop_down)}
                      {about}
                    </Button>
                  </>
                )}
                {status === 'PUBLISHED' ? (
                  <Button kind="danger" onClick={() => setAsked(row)}>
                    {hiding.yes}
                    {about}
                  </Button>
                ) : (
                  <Button kind="second" onClick={() => (missing.length > 0 ? setAsked(row) : set(id, 'PUBLISHED'))}>
                    {t(m.publication_publish)}
                    {about}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {asked && (
        <AskDialog
          {...(asked.status === 'PUBLISHED'
            ? { title: hiding.title(asked.name), text: hiding.text, yes: hiding.yes, no: t(m.publication_keep) }
            : {
                title: t(m.publication_missing_title, { name: asked.name }),
                text: [...asked.missing, t(m.publication_missing_text)].join(' '),
                yes: t(m.publication_missing_yes),
                no: t(m.publication_missing_no),
              })}
          onYes={() => {
            setAsked(null)
            set(asked.id, asked.status === 'PUBLISHED' ? 'WITHDRAWN' : 'PUBLISHED')
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** The browser takes the focus from a moved element, so this gives it back to the button. */
function useFocusAfterMove(rows: readonly Listed[]) {
  const button = useRef<HTMLElement>(null)
  const order = rows.map(({ id }) => id).join(' ')
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    button.current?.focus()
    button.current = null
  }, [order])
  return (pressed: HTMLElement) => {
    button.current = pressed
  }
}

/** Tells people who cannot see the row which item a button or link is about. */
const About = ({ name }: { name: string }) => (
  <span lang={langOf(name)} className="sr-only">
    {' '}
    {name}
  </span>
)

export const NamedLink = ({ to, text, name }: { to: string; text: string; name: string }) => (
  <TextLink to={to} className="min-w-11">
    {text}
    <About name={name} />
  </TextLink>
)
