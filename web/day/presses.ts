import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, unwrap } from '../../contract/client.ts'
import type { DayMark } from '../../contract/desk/sheets.ts'
import { api } from '../api.ts'
import { dropPhoto, keepPhoto, sendPhoto } from './photos.ts'

/**
 * A press that waits on this phone for the network; `undo` takes an earlier press back. With `photo` it is a photo of the stop
 * or rite.
 */
type Waiting = { id: string; bookingId: string; item: string; at: string; amount?: number; undo?: true; photo?: true }

/** Photos come last: they are large, and cash must not wait for them. */
const nextOf = (list: readonly Waiting[]): Waiting | undefined => list.find(({ photo }) => !photo) ?? list[0]

/** This is not a copy of data on the server, so a logout must not delete it. */
const keyOf = (token: string): string => `day-presses:${token}`
const RETRY_MS = 15_000

function read(token: string): Waiting[] {
  const stored = JSON.parse(localStorage.getItem(keyOf(token)) ?? '[]') as Waiting[]
  return Array.isArray(stored) ? stored : []
}

/** Whether the server may accept the press when it is sent again. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

const sendOne = (token: string, { undo, photo, ...press }: Waiting) => {
  const param = { token }
  if (photo) return sendPhoto(token, press)
  return undo
    ? unwrap(api.day[':token'].undo.$post({ param, json: { id: press.id } }))
    : unwrap(api.day[':token'].acts.$post({ param, json: press }))
}

/**
 * The presses of a day. Each is stored on the phone at once and sent in order, as soon as there is a network. A press that the
 * server refuses is removed, and `onRefused` says why; `onSent` loads the stored state.
 */
export function usePresses(token: string, onSent: () => void, onRefused: (message: string) => void) {
  const [waiting, setWaiting] = useState(() => read(token))
  const running = useRef(false)

  const store = useCallback(
    (list: Waiting[]) => {
      localStorage.setItem(keyOf(token), JSON.stringify(list))
      setWaiting(list)
    },
    [token],
  )

  const flush = useCallback(async () => {
    if (running.current) return
    running.current = true
    let sent = 0
    try {
      for (let next = nextOf(read(token)); next; next = nextOf(read(token))) {
        const { id, undo, photo } = next
        try {
          await sendOne(token, next)
        } catch (error) {
          if (passes(error)) break
          onRefused(error instanceof Error ? error.message : '')
        }
        sent += 1
        store(read(token).filter((one) => one.id !== id || one.undo !== undo))
        if (photo) await dropPhoto(id)
      }
    } finally {
      running.current = false
    }
    if (sent > 0) onSent()
  }, [token, store, onSent, onRefused])

  useEffect(() => {
    const send = () => void flush()
    send()
    const timer = setInterval(send, RETRY_MS)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [flush])

  const add = (one: Waiting) => {
    store([...read(token), one])
    void flush()
  }
  return {
    count: waiting.length,
    press: (bookingId: string, item: string, amount?: number) =>
      add({
        id: crypto.randomUUID(),
        bookingId,
        item,
        at: new Date().toISOString(),
        ...(amount !== undefined && { amount }),
      }),
    photo: async (bookingId: string, item: string, file: File) => {
      const id = crypto.randomUUID()
      try {
        await keepPhoto(id, file)
        add({ id, bookingId, item, at: new Date().toISOString(), photo: true })
      } catch (error) {
        // The phone has no room.
        onRefused(String(error))
      }
    },
    isPhotoWaiting: (bookingId: string, item: string): boolean =>
      waiting.some((one) => one.photo === true && one.bookingId === bookingId && one.item === item),
    undo: (bookingId: string, { id, item }: DayMark) => add({ id, bookingId, item, at: '', undo: true }),
    /** The marks of a journey, including the presses that wait. */
    marksOf: (bookingId: string, marks: readonly DayMark[]): DayMark[] => {
      const mine = waiting.filter((one) => one.bookingId === bookingId && !one.photo)
      const undone = new Set(mine.filter((one) => one.undo).map(({ id }) => id))
      const standing = marks.filter(({ id }) => !undone.has(id))
      const known = new Set(standing.map(({ item }) => item))
      const pressed = mine.filter((one) => !one.undo && !undone.has(one.id) && !known.has(one.item))
      return [
        ...standing,
        ...pressed.map(({ id, item, at, amount = 0 }) => ({
          id,
          item,
          at,
          amount: Math.round(amount * 100),
          serial: '',
          by: null,
        })),
      ]
    },
  }
}
