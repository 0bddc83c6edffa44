import { describe, expect, test } from 'vitest'
import { parseItinerary } from './parse-itinerary.ts'

const sentence = (length: number) => `${'x'.repeat(length - 1)}.`

describe('ITINERARY parsing', () => {
  test('each day becomes a stop with its words, and nothing is invented', () => {
    const stops = parseItinerary(
      ['Day 1: At 5:30 am you climb 44 steps.', 'Day 2: Rest.'],
      ['पहला दिन: सुबह 5:30 बजे 44 सीढ़ियाँ चढ़ेंगे।', 'दूसरा दिन: आराम।'],
    )
    expect(stops).toEqual([
      {
        day: 1,
        time: null,
        place: 'Day 1',
        placeHindi: 'पहला दिन',
        note: 'At 5:30 am you climb 44 steps.',
        noteHindi: 'सुबह 5:30 बजे 44 सीढ़ियाँ चढ़ेंगे।',
        steps: null,
        metres: null,
        means: null,
        wheelchair: false,
        spot: null,
      },
      expect.objectContaining({ day: 2, place: 'Day 2', placeHindi: 'दूसरा दिन', note: 'Rest.', noteHindi: 'आराम।' }),
    ])
  })

  test('a long day becomes several stops of whole sentences', () => {
    const long = [sentence(200), sentence(150), sentence(300)]
    const stops = parseItinerary([`Day 1: ${long.join(' ')}`], [`दिन 1: ${long.join(' ')}`])
    expect(stops.map(({ note }) => note)).toEqual([`${long[0]} ${long[1]}`, long[2]])
    expect(stops.every(({ day }) => day === 1)).toBe(true)
  })

  test.each<[what: string, lines: string[], linesHindi: string[]]>([
    ['no lines', [], []],
    ['a line without a day', ['Arrival and rest'], ['पहला दिन: आराम।']],
    ['a Hindi line without a day', ['Day 1: Rest.'], ['आराम।']],
    ['a day without words', ['Day 1:'], ['पहला दिन: आराम।']],
    ['days in another order', ['Day 2: Rest.', 'Day 1: Rest.'], ['क: ख।', 'ग: घ।']],
    ['languages with other days', ['Day 1: Rest.', 'Day 2: Rest.'], ['पहला दिन: आराम।']],
    ['a sentence that is too long for a note', [`Day 1: ${sentence(401)}`], ['पहला दिन: आराम।']],
    ['a day that is longer in one language', [`Day 1: ${sentence(300)} ${sentence(300)}`], ['पहला दिन: आराम।']],
  ])('%s: the whole package keeps only its prose', (_, lines, linesHindi) => {
    expect(parseItinerary(lines, linesHindi)).toEqual([])
  })
})
