import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { langOf } from '../language/language.ts'

type Tab = { id: string; title: string; content: ReactNode }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Alternatives of which one is open, at the start the first. The arrow keys move between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const now = tabs.findIndex(({ id }) => id === open?.id)
    const next = (now + step + tabs.length) % tabs.length
    setChosen(tabs[next]?.id ?? null)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="grid gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap rounded-lg border-2 border-edge p-0.5"
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={id === open?.id}
            aria-controls={`${base}-${id}`}
            tabIndex={id === open?.id ? 0 : -1}
            className="min-h-11 grow basis-0 rounded-md px-2 leading-tight font-bold text-river hover:bg-glow aria-selected:bg-river aria-selected:text-card"
            onKeyDown={onKeyDown}
            onClick={() => setChosen(id)}
          >
            <span lang={langOf(title)}>{title}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}`}
          aria-labelledby={`${base}-${id}-tab`}
          hidden={id !== open?.id}
          className="grid gap-4 [&[hidden]]:hidden"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
