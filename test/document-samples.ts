import { varanasi } from '../db/seed/varanasi.ts'
import { partsOfAdvance } from '../domain/advance.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { paiseFromRupees } from '../domain/money.ts'
import { gstOf, itemPrice, packagePart } from '../domain/price.ts'
import type { InvoiceData, Place, ReceiptData, Recipient, Supplier } from '../server/documents/document-data.ts'
import type { CalendarData, VoucherData } from '../server/documents/booking-data.ts'

/** Facts for papers, plainly fictitious; the packages and poojas are those of the demo content. */

const day = (text: string) => text as CalendarDay
const care = { phone: '+91 55500 00108', email: 'care@example.com' }
const { city, cityHindi, state, stateHindi, packages, poojas } = varanasi
const kashi: Place = { city: { en: city, hi: cityHindi }, state: { en: state, hi: stateHindi } }
const shraddh = packages.find(({ name }) => name.startsWith('Shraddh'))!
const name = ({ name: en, nameHindi: hi }: { name: string; nameHindi: string }) => ({ en, hi })
const rudrabhishek = poojas[0]!
const other = poojas[1]!

const item = {
  package: {
    price: paiseFromRupees(shraddh.price),
    additionalPerson: paiseFromRupees(shraddh.additionalPerson),
  },
  headCount: 5,
  poojaCosts: [paiseFromRupees(rudrabhishek.cost)],
}
const taxable = packagePart(item)
const gst = gstOf(taxable)
const exempt = paiseFromRupees(rudrabhishek.cost)
const advance = paiseFromRupees(5000)

export const voucher: VoucherData = {
  reference: 'TIR-7KQ-M2D',
  day: day('2027-01-04'),
  devotee: { name: 'सावित्री देवी चतुर्वेदी', phone: '+91 55500 00042' },
  package: { name: name(shraddh), place: kashi },
  firstDay: day('2027-02-11'),
  lastDay: day('2027-02-12'),
  people: 5,
  itinerary: { en: shraddh.itinerary, hi: shraddh.itineraryHindi },
  facilities: { en: shraddh.facility, hi: shraddh.facilityHindi },
  poojas: [{ name: name(rudrabhishek), place: kashi, day: day('2027-02-12') }],
  driver: { name: 'रामअवतार यादव', phone: '+91 55500 00077', vehicle: 'सफ़ेद डिज़ायर, UP 65 ZZ 0108' },
  amountTotal: paiseFromRupees((itemPrice(item) + gst) / 100),
  amountPaid: advance,
  terms: {
    en: [
      'Up to 7 days before arrival: everything that was paid is returned.',
      'Up to 2 days before arrival: half of what was paid is returned.',
      'After that nothing can be returned, but the date may be moved once.',
    ],
    hi: [
      'पहुँचने से 7 दिन पहले तक रद्द करने पर पूरी राशि लौटा दी जाएगी।',
      'पहुँचने से 2 दिन पहले तक रद्द करने पर आधी राशि लौटा दी जाएगी।',
      'उसके बाद राशि नहीं लौट सकेगी, पर तारीख एक बार बदली जा सकती है।',
    ],
  },
  care,
  url: 'https://tirtha.example/admin/scan/01980f5e-7d1c-7cc3-a8f0-0123456789ab',
}

/** A pooja alone, and a name that is hard to set. */
export const poojaVoucher: VoucherData = {
  ...voucher,
  reference: 'TIR-2WX-9PA',
  devotee: {
    name: '<b>श्रीमती अन्नपूर्णा</b> “लक्ष्मी” 🙏 वेंकटसुब्रमण्यम-श्रीनिवासराघवन की ओर से पूज्य माता जी की स्मृति में समस्त परिवार',
    phone: '+1 555 010 0042',
  },
  package: null,
  firstDay: day('2027-02-15'),
  lastDay: day('2027-02-15'),
  people: 0,
  itinerary: { en: [], hi: [] },
  facilities: { en: [], hi: [] },
  poojas: [{ name: name(other), place: kashi, day: day('2027-02-15') }],
  driver: null,
  amountTotal: paiseFromRupees(other.cost),
  amountPaid: paiseFromRupees(other.cost),
  terms: { en: [], hi: [] },
}

/** A week with much to say, and a driver not settled yet. */
export const longVoucher: VoucherData = {
  ...voucher,
  reference: 'TIR-5TT-H8R',
  lastDay: day('2027-02-18'),
  itinerary: {
    en: packages.flatMap(({ itinerary }) => itinerary).slice(0, 8),
    hi: packages.flatMap(({ itineraryHindi }) => itineraryHindi).slice(0, 8),
  },
  poojas: poojas
    .slice(0, 3)
    .map((pooja, index) => ({ name: name(pooja), place: kashi, day: day(`2027-02-1${index + 2}`) })),
  driver: null,
}

export const supplier: Supplier = {
  name: 'Tirtha Demo Travels (not a real company)',
  address: ['Example House, 108 Example Lane', 'Varanasi 221000, Uttar Pradesh'],
  gstin: '09AAAAA0000A1Z5',
  state: '09',
  care,
}
export const recipient: Recipient = {
  name: 'सावित्री देवी चतुर्वेदी',
  phone: '+91 55500 00042',
  email: 'savitri@example.org',
  address: null,
}
const paper = { reference: voucher.reference, supplier, recipient, placeOfSupply: '09' as const }
const days = { firstDay: voucher.firstDay, lastDay: voucher.lastDay }

export const receipt: ReceiptData = {
  ...paper,
  serial: 'TR/26-27/000041',
  day: day('2027-01-04'),
  utr: '426812345678',
  paidOn: day('2027-01-03'),
  percent: 18,
  lines: [{ what: name(shraddh), ...days, parts: partsOfAdvance(advance, { taxable, gst, exempt }) }],
}

export const invoice: InvoiceData = {
  ...paper,
  serial: 'TI/26-27/000123',
  day: day('2027-02-12'),
  lines: [
    { what: name(shraddh), ...days, sac: '998555', value: taxable, tax: { percent: 18, gst } },
    {
      what: name(rudrabhishek),
      firstDay: days.lastDay,
      lastDay: days.lastDay,
      sac: '9995',
      value: exempt,
      tax: null,
    },
  ],
  advances: [{ serial: receipt.serial, day: receipt.day, amount: advance }],
}

/** Sold from another state: integrated tax. */
export const outOfState: InvoiceData = {
  ...invoice,
  serial: 'TI/26-27/000124',
  supplier: { ...supplier, gstin: '23AAAAA0000A1Z3', state: '23' },
  recipient: { ...recipient, address: 'मकान नंबर 12, नमूना नगर, इंदौर 452000, मध्य प्रदेश (23)' },
  lines: invoice.lines.slice(0, 1),
}

/** Poojas alone: a bill of supply. */
export const billOfSupply: InvoiceData = {
  ...invoice,
  serial: 'TI/26-27/000125',
  lines: invoice.lines.slice(1),
  advances: [],
}

export const calendar: CalendarData = {
  id: '01980f5e-7d1c-7cc3-a8f0-0123456789ab',
  reference: voucher.reference,
  package: voucher.package,
  ...days,
  poojas: voucher.poojas.map((pooja) => ({ ...pooja, id: '01980f5e-7d1c-7cc3-a8f0-00000000000a' })),
  cancelled: false,
  verified: true,
  changes: 0,
  changedAt: new Date('2027-01-04T06:30:00Z'),
  care,
  url: 'https://tirtha.example/user/bookings',
}
