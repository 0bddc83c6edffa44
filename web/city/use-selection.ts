import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CartAddition } from '../../contract/cart.ts'
import { ALL, unwrap } from '../../contract/client.ts'
import { type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { type SelectionProblem, selectionProblem } from '../../domain/selection.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { changeCartCount } from '../cart/cart-count.ts'
import { useTranslate } from '../language/language.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { useAddAfterLogin } from './add-after-login.ts'
import { useEarlyChoice } from './early-choice.ts'
import { type Choice, choiceParams, noChoice, readChoice } from './choice.ts'
import type { Offers } from './offers.ts'
import { selectionMessage } from './selection-message.ts'

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

/** Whether the cart already has this package or this pooja for this date. */
async function isInCart({ packageId, date, events: [added] }: CartAddition): Promise<boolean> {
  const { data: entries } = await unwrap(api.cart.$get({ query: ALL }))
  const day = dayOf(date ?? 0)
  return entries.some(
    (entry) =>
      entry.date === day &&
      (packageId === ''
        ? entry.CartToEvent.some(({ event }) => event.id === added?.eventId)
        : entry.Package.id === packageId),
  )
}

/** Keeps the choice in the address of the page, without a navigation. */
function useChoiceInAddress(choice: Choice): void {
  useEffect(() => {
    const url = new URL(location.href)
    for (const name of ['package', 'pooja', 'date', 'people']) url.searchParams.delete(name)
    for (const [name, value] of choiceParams(choice)) url.searchParams.set(name, value)
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [choice])
}

/** The choice on the page of a city, and adding it to the cart. */
export function useSelection(offers: Offers) {
  const t = useTranslate()
  const { search } = useLocation()
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search), offers))
  const [replaced, setReplaced] = useState<Choice | null>(null)
  const [isAdded, setAdded] = useState(false)
  const [isTwice, setTwice] = useState(false)
  const [priced, setPriced] = useState({ asked: '', price: 0 })
  const asked = choice.id + choice.day
  const [problem, setProblem] = useState<SelectionProblem | null>(null)
  useChoiceInAddress(choice)
  const adding = useMutation({
    call: (addition: CartAddition) => unwrap(api.cart.add.$post({ json: addition })),
    saved: m.city_added_to_cart,
    fallback: m.city_add_failed,
    done: () => {
      set(noChoice)
      setAdded(true)
      changeCartCount(1)
    },
    reloads: false,
  })
  const checking = useMutation({
    call: (addition: CartAddition) => isInCart(addition),
    fallback: m.city_add_failed,
    done: (isThere) => (isThere ? setTwice(true) : adding.run(additionOf(choice))),
    reloads: false,
  })

  const set = (next: Choice) => {
    setProblem(null)
    adding.clear()
    checking.clear()
    setAdded(false)
    setReplaced(null)
    setChoice(next)
  }
  const choose = (kind: 'package' | 'pooja', id: string) => {
    if (choice.id === id) return set(noChoice)
    set(replaced?.id === id ? replaced : { ...noChoice, kind, id })
    if (choice.kind !== 'none') setReplaced(choice)
    // On a phone the bar that appears with the choice would hide the date.
    requestAnimationFrame(() => document.querySelector('main input[type=date]')?.scrollIntoView({ block: 'nearest' }))
  }
  const add = () => {
    const found = problemOf(choice)
    setProblem(found)
    if (!found) checking.run(additionOf(choice))
  }
  useAddAfterLogin({ add, isAdded })
  useEarlyChoice({
    choose: (id) => choose(offers.poojas.some((pooja) => pooja.id === id) ? 'pooja' : 'package', id),
    remove: () => set(noChoice),
  })
  const old = [...offers.packages, ...offers.poojas].find(({ id }) => id === replaced?.id)

  return {
    choice,
    /** Replaces the choice by one package or one pooja without a date; the same one again removes it. */
    choose,
    dayPrice: priced.asked === asked ? priced.price : undefined,
    onPrice: (price: number) => setPriced({ asked, price }),
    change: (next: Partial<Choice>) => set({ ...choice, ...next }),
    add,
    busy: adding.busy || checking.busy,
    error: problem ? t(selectionMessage[problem]) : (checking.error ?? adding.error),
    /** Set while the cart already has the same package or pooja for the same date: a question comes before it is added again. */
    isTwice,
    answerTwice: (isWanted: boolean) => {
      setTwice(false)
      if (isWanted) adding.run(additionOf(choice))
    },
    /** What the last choice replaced; the undo brings back its date and people, too. */
    replaced: replaced && old ? { name: old.name, undo: () => set(replaced) } : null,
    /** Whether the last choice was just added to the cart. */
    isAdded,
  }
}

export type Selection = ReturnType<typeof useSelection>
