import { expect, test } from 'vitest'
import { missingTexts } from './missing-texts.ts'

const whole = { name: 'Kashi', nameHindi: 'काशी', itinerary: ['Day 1'], itineraryHindi: ['पहला दिन'], price: 4000 }

test.each([
  ['nothing', {}, [], []],
  ['an empty text', { nameHindi: ' ' }, [], ['name']],
  ['an empty list', { itinerary: [] }, ['itinerary'], []],
  ['a list with fewer lines', { itineraryHindi: ['पहला दिन'], itinerary: ['Day 1', 'Day 2'] }, [], ['itinerary']],
  ['English letters in a Hindi text', { nameHindi: 'Kashi' }, [], ['name']],
  ['Hindi letters in an English text', { name: 'काशी' }, ['name'], []],
  ['a Hindi text with an English word', { nameHindi: 'काशी Express' }, [], []],
  ['a number in both', { name: '108', nameHindi: '108' }, [], []],
  ['what is empty in both', { meetingPlace: '', meetingPlaceHindi: '' }, [], []],
  ['a note of a stop', { stops: [{ place: 'Ghat', placeHindi: 'घाट', note: 'Steep', noteHindi: '' }] }, [], ['stops']],
])('OFFERS missing texts: %s', (_, over, en, hi) => {
  expect(missingTexts({ ...whole, ...over })).toEqual({ en, hi })
})
