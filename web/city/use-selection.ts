import { useState } from 'react'
import type { CartAddition } from '../../contract/cart.ts'
import { unwrap } from '../../contract/client.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { HEAD_COUNT } from '../../domain/price.ts'
import { type SelectionProblem, selectionProblem } from '../../domain/selection.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { selectionMessage } from './selection-message.ts'

export type Choice = { kind: 'none' | 'package' | 'pooja'; id: string; day: string; headCount: number }

const nothing: Choice = { kind: 'none', id: '', day: '', headCount: HEAD_COUNT.usual }

const problemOf = ({ kind, id, day }: Choice): SelectionProblem | null =>
  selectionProblem({
    packageId: kind === 'package' ? id : '',
    hasArrivalDate: day !== '',
    poojas: kind === 'pooja' ? [{ hasDate: day !== '' }] : [],
  })

function additionOf({ kind, id, day, headCount }: Choice): CartAddition {
  const date = startOf(day as CalendarDay)
  return kind === 'package'
    ? { packageId: id, headCount, date, events: [] }
    : { packageId: '', headCount: 0, date, events: [{ eventId: id, date }] }
}

/** What is chosen on the page of a city: nothing, one package or one pooja. It goes into the cart from here. */
export function useSelection() {
  const t = useTranslate()
  const [choice, setChoice] = useState(nothing)
  const [problem, setProblem] = useState<SelectionProblem | null>(null)
  const adding = useMutation({
    call: (addition: CartAddition) => unwrap(api.cart.add.$post({ json: addition })),
    saved: m.city_added_to_cart,
    fallback: m.city_add_failed,
    done: () => setChoice(nothing),
    reloads: false,
  })

  const set = (next: Choice) => {
    setProblem(null)
    adding.clear()
    setChoice(next)
  }
  const add = () => {
    const found = problemOf(choice)
    setProblem(found)
    if (found) showToast('error', t(selectionMessage[found]))
    else adding.run(additionOf(choice))
  }

  return {
    choice,
    /** Choosing one lets go of the other and its date; unchecking lets go of all. */
    choose: (kind: 'package' | 'pooja', id: string) => set(choice.id === id ? nothing : { ...nothing, kind, id }),
    change: (next: Partial<Choice>) => set({ ...choice, ...next }),
    add,
    busy: adding.busy,
    error: problem ? t(selectionMessage[problem]) : adding.error,
  }
}
