import type { DrawnCity } from '../../domain/city.ts'

/** What is drawn below the places of a city, on a map of 100 × 100: rivers in the direction of their flow, hills, lawns and roads. */
export type Ground = {
  rivers: readonly {
    path: string
    name: { en: string; hi: string }
    at: readonly [x: number, y: number, turn: number]
  }[]
  hills: readonly (readonly [x: number, y: number, width: number, height: number])[]
  roads: readonly string[]
  /** The spots whose names stand at their left. */
  left: readonly string[]
}

const ganga = { en: 'Ganga', hi: 'गंगा' }

export const grounds: Record<DrawnCity, Ground> = {
  varanasi: {
    rivers: [
      {
        path: 'M62 106C55 98 52 88 53 77C54 65 56 57 60 49C65 39 72 32 78 27C86 21 95 19 106 19',
        name: ganga,
        at: [57, 94, 68],
      },
    ],
    hills: [],
    roads: [],
    left: ['kaal-bhairav', 'vishwanath'],
  },
  prayagraj: {
    rivers: [
      {
        path: 'M-6 92C14 84 30 82 46 80C58 78 68 76 76 74',
        name: { en: 'Yamuna', hi: 'यमुना' },
        at: [14, 85, -14],
      },
      {
        path: 'M68 -6C70 8 65 20 69 34C73 48 74 60 76 74C84 82 94 86 106 88',
        name: ganga,
        at: [69.5, 9, 86],
      },
    ],
    hills: [],
    roads: [],
    left: ['nag-vasuki', 'alopi-devi', 'bade-hanuman', 'akshayavat'],
  },
  chitrakoot: {
    rivers: [
      {
        path: 'M70 106C70 96 69 89 67 82C64 72 62 65 60 57C58 50 57 46 56 42C55 37 54 33 57 28C62 20 74 19 84 15C92 12 98 7 106 2',
        name: { en: 'Mandakini', hi: 'मंदाकिनी' },
        at: [63.5, 70, 72],
      },
    ],
    hills: [
      [29, 40, 9, 7],
      [80, 36, 8, 5],
    ],
    roads: [],
    left: ['hanuman-dhara', 'ramghat', 'janki-kund', 'sphatik-shila', 'anusuya', 'station'],
  },
  ayodhya: {
    rivers: [
      {
        path: 'M-6 20C10 25 18 24 30 18C45 11 60 11 75 17C88 22 96 22 106 20',
        name: { en: 'Saryu', hi: 'सरयू' },
        at: [34, 17.5, -20],
      },
    ],
    hills: [],
    roads: [],
    left: ['kanak-bhawan', 'ram-ki-paidi', 'nageshwarnath'],
  },
  sarnath: {
    rivers: [],
    hills: [
      [55, 38, 17, 12],
      [45, 88, 5, 4],
    ],
    roads: ['M38 106C39 92 37 78 36 66C35 52 36 30 40 -6', 'M36 70C52 69 70 69 106 67'],
    left: ['dhamek', 'mulagandhakuti', 'sarangnath'],
  },
}
