import { type Rule, rule } from './specification-rules.ts'

/** The promises of the panchang. */
export const panchangRules: readonly Rule[] = [
  rule(
    'PANCHANG',
    'Festivals, fasts and shraddhs are on their published dates; tithis and leap months are counted as in North India',
    /^PANCHANG (golden|days|tithis|months|a month has all)/,
  ),
  rule('PANCHANG', 'Eclipses that Varanasi sees have their hours, and close their day for poojas', /^PANCHANG eclipse/),
  rule('PANCHANG', 'What has a season is booked only in it, and the refusal names its days', /^PANCHANG season/),
  rule(
    'PANCHANG',
    'GET /panchang/{month}: each day in both languages, asked for again, other months refused',
    /^PANCHANG (a month has each|a month tells|what makes|every name|a month that is not|a month may)/,
  ),
  rule('PANCHANG', 'Staff move an observance or hide it, and all see it at once', /^PANCHANG (decisions|dates|desk)/),
  rule(
    'PANCHANG',
    'A date is chosen by tithi or festival, by keys and by touch; without a network the field for the date still works',
    /^PANCHANG page/,
  ),
]
