import { STOP_LIMITS, type Stop } from './itinerary.ts'

const ENGLISH = /^(Day (\d{1,2})):\s*(\S.*)$/s
const HINDI = /^([^:।]{1,20}):\s*(\S.*)$/s
const BETWEEN_SENTENCES = /(?<=[.!?।])\s+/

/**
 * Stops from the lines of an itinerary that nobody has entered as stops: the text of each day, without a place, an hour, steps or
 * metres, because only a person can say to which place they belong. Empty if a line is not "Day n: …", if the days of the languages
 * differ, or if a day does not fit into the notes.
 */
export function parseItinerary(lines: readonly string[], linesHindi: readonly string[]): Stop[] {
  if (lines.length !== linesHindi.length || lines.length > STOP_LIMITS.day) return []
  const days = lines.map((line, index) => stopsOfDay(line, linesHindi[index] ?? '', index + 1))
  const stops = days.flat()
  return days.every((ofDay) => ofDay.length > 0) && stops.length <= STOP_LIMITS.stops ? stops : []
}

function stopsOfDay(line: string, lineHindi: string, day: number): Stop[] {
  const [, place = '', number, text = ''] = ENGLISH.exec(line.trim()) ?? []
  const [, placeHindi = '', textHindi = ''] = HINDI.exec(lineHindi.trim()) ?? []
  if (Number(number) !== day || textHindi === '') return []
  const notes = inNotes(text)
  const notesHindi = inNotes(textHindi)
  // If the numbers of notes differed, the two texts of one stop would describe different things.
  if (notes.length !== notesHindi.length) return []
  return notes.map((note, index) => ({
    day,
    time: null,
    place,
    placeHindi,
    note,
    noteHindi: notesHindi[index] ?? '',
    steps: null,
    metres: null,
    means: null,
    wheelchair: false,
    spot: null,
  }))
}

/** A text in as few notes as possible, each with whole sentences; empty if a sentence is too long for a note. */
function inNotes(text: string): string[] {
  const notes: string[] = []
  for (const sentence of text.split(BETWEEN_SENTENCES)) {
    if (sentence.length > STOP_LIMITS.note) return []
    const joined = `${notes.at(-1) ?? ''} ${sentence}`.trim()
    if (notes.length > 0 && joined.length <= STOP_LIMITS.note) notes[notes.length - 1] = joined
    else notes.push(sentence)
  }
  return notes
}
