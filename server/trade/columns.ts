import type { Language } from '../../domain/language.ts'
import type { TradeKind } from '../../domain/trade.ts'
import { m } from '../../messages/compiled/messages.js'

type Message = (words: {}, options: { locale: Language }) => string
export type Column = {
  name: string
  hindi: string
  /** Other headings that mean the same. */
  also?: readonly string[]
  required?: true
  help: Message
  /** The value in the example row. */
  example: string
}

/** The reference or name in the example row, which is never imported. */
export const EXAMPLE = 'EXAMPLE'

const bookings: readonly Column[] = [
  {
    name: 'reference',
    hindi: 'नंबर',
    also: ['ref', 'number', 'booking number', 'booking no', 'संदर्भ', 'बुकिंग नंबर'],
    required: true,
    help: m.trade_help_reference,
    example: EXAMPLE,
  },
  {
    name: 'name',
    hindi: 'नाम',
    also: ['devotee', 'customer'],
    required: true,
    help: m.trade_help_name,
    example: 'Meena Sharma',
  },
  {
    name: 'phone',
    hindi: 'फ़ोन',
    also: ['mobile', 'phone number', 'मोबाइल'],
    required: true,
    help: m.trade_help_phone,
    example: '98390 12345',
  },
  { name: 'email', hindi: 'ईमेल', help: m.trade_help_empty, example: '' },
  { name: 'language', hindi: 'भाषा', help: m.trade_help_language, example: 'hi' },
  {
    name: 'offer',
    hindi: 'पैकेज या पूजा',
    also: ['package', 'pooja', 'पैकेज', 'पूजा'],
    required: true,
    help: m.trade_help_offer,
    example: 'Kashi Darshan; Rudrabhishek',
  },
  { name: 'people', hindi: 'लोग', also: ['persons', 'यात्री'], help: m.trade_help_people, example: '2' },
  { name: 'date', hindi: 'तारीख', also: ['दिनांक'], required: true, help: m.trade_help_date, example: '25/12/2026' },
  {
    name: 'price',
    hindi: 'तय मूल्य',
    also: ['agreed price', 'कीमत', 'तय कीमत', 'मूल्य'],
    help: m.trade_help_price,
    example: '12,500',
  },
  {
    name: 'paid',
    hindi: 'मिली राशि',
    also: ['advance', 'जमा', 'मिली रकम'],
    required: true,
    help: m.trade_help_paid,
    example: '5,000',
  },
  { name: 'paid on', hindi: 'कब मिली', also: ['paid date'], help: m.trade_help_paid_on, example: '01/11/2026' },
  { name: 'receipt', hindi: 'रसीद', also: ['receipt number'], help: m.trade_help_receipt, example: 'A-117' },
  { name: 'note', hindi: 'टिप्पणी', also: ['notes', 'नोट'], help: m.trade_help_note, example: '' },
]

const people: readonly Column[] = [
  { name: 'kind', hindi: 'काम', required: true, help: m.trade_help_kind, example: 'driver' },
  { name: 'name', hindi: 'नाम', required: true, help: m.trade_help_person, example: EXAMPLE },
  {
    name: 'phone',
    hindi: 'फ़ोन',
    also: ['mobile', 'phone number', 'मोबाइल'],
    required: true,
    help: m.trade_help_phone_person,
    example: '98390 54321',
  },
  { name: 'email', hindi: 'ईमेल', help: m.trade_help_empty, example: '' },
  { name: 'vehicle', hindi: 'गाड़ी', help: m.trade_help_vehicle, example: 'Innova UP65 AB 1234' },
  { name: 'seats', hindi: 'सीटें', help: m.trade_help_seats, example: '6' },
  { name: 'city', hindi: 'शहर', help: m.trade_help_empty, example: 'Varanasi' },
  { name: 'rites', hindi: 'पूजाएँ', help: m.trade_help_rites, example: '' },
  { name: 'languages', hindi: 'भाषाएँ', help: m.trade_help_empty, example: 'Hindi, English' },
]

export const columnsOf: Record<TradeKind, readonly Column[]> = { BOOKINGS: bookings, PEOPLE: people }

/** The name of a column, as the template has it, in a language. */
export const columnLabel = (kind: TradeKind, field: string, language: Language): string =>
  (language === 'hi' && columnsOf[kind].find(({ name }) => name === field)?.hindi) || field

/** Ignores case, signs, blanks and the dot below Hindi letters, which keyboards write in two ways. */
const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\u093C/gu, '')

/** The column of a heading, in either language or in both: `phone / फ़ोन`. */
export const columnNamed = (kind: TradeKind, heading: string): Column | undefined => {
  const parts = new Set([heading, ...heading.split(/[/|()\n]/)].map(plain))
  return columnsOf[kind].find(({ name, hindi, also = [] }) =>
    [name, hindi, ...also].some((known) => parts.has(plain(known))),
  )
}
