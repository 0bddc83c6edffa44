import { varanasi } from '../db/seed/varanasi.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { noFacts, type PackageFacts } from '../domain/itinerary.ts'
import { paise, paiseFromRupees } from '../domain/money.ts'
import { gstOf, type Item, itemPrice, packagePart } from '../domain/price.ts'
import type { CalendarData, VoucherData } from '../server/documents/booking-data.ts'
import type { Place } from '../server/documents/document-data.ts'
import { cancellationTerms } from '../server/documents/cancellation-terms.ts'

/** Invented bookings for vouchers and calendars, with packages and poojas of the demo content. */

export const day = (text: string) => text as CalendarDay
export const care = { phone: '+91 55500 00108', email: 'care@example.com' }
const { city, cityHindi, state, stateHindi, packages, poojas } = varanasi
const kashi: Place = { city: { en: city, hi: cityHindi }, state: { en: state, hi: stateHindi } }
const nameOf = ({ name: en, nameHindi: hi }: { name: string; nameHindi: string }) => ({ en, hi })

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the demo content lacks what the samples need')
  return thing
}
const shraddh = found(packages.find(({ name }) => name.startsWith('Shraddh')))
const rudrabhishek = found(poojas.find(({ name }) => name === 'Rudrabhishek'))
/** The tithi of 12 February 2027. */
const magha = {
  name: { en: 'Shukla Shashthi', hi: 'शुक्ल षष्ठी' },
  month: { en: 'Magh', hi: 'माघ' },
  at: 'sunrise',
} as const
const other = found(poojas.find(({ name }) => name !== 'Rudrabhishek'))

const factsOf = ({ stops, vehicle, hotelClass, nights }: PackageFacts): PackageFacts => ({
  stops,
  vehicle,
  hotelClass,
  nights,
})

/** The items: the package for five people and one pooja. */
const exempt = paiseFromRupees(rudrabhishek.cost)
const item: Item = {
  package: { price: paiseFromRupees(shraddh.price), additionalPerson: paiseFromRupees(shraddh.additionalPerson) },
  headCount: 5,
  poojaCosts: [exempt],
}
const taxable = packagePart(item)
const gst = gstOf(taxable)
export const price = { taxable, gst, exempt }
export const advance = paiseFromRupees(5000)
export const sold = { package: nameOf(shraddh), pooja: nameOf(rudrabhishek) }

const amountTotal = paise(itemPrice(item) + gst)

export const voucher: VoucherData = {
  reference: 'TIR-7KQ-M2D',
  day: day('2027-01-04'),
  status: 'VERIFIED',
  devotee: { name: 'सावित्री देवी चतुर्वेदी', phone: '+91 55500 00042' },
  package: { name: sold.package, place: kashi },
  firstDay: day('2027-02-11'),
  lastDay: day('2027-02-12'),
  people: 5,
  facts: factsOf(shraddh),
  itinerary: { en: shraddh.itinerary, hi: shraddh.itineraryHindi },
  facilities: { en: shraddh.facility, hi: shraddh.facilityHindi },
  poojas: [{ name: sold.pooja, place: kashi, day: day('2027-02-12'), tithi: magha }],
  known: {
    en: {
      meetings: [
        {
          name: '',
          lines: ['From 7:00 am to 1:00 pm', 'Meeting place: the steps of the invented ghat, below the red flag'],
          map: '',
        },
      ],
      lists: [['Not included', ['Lunch']]],
    },
    hi: {
      meetings: [
        {
          name: '',
          lines: ['सुबह 7 बजे से दोपहर 1 बजे तक', 'मिलने की जगह: लाल झंडे के नीचे की सीढ़ियाँ'],
          map: '',
        },
      ],
      lists: [['इसमें शामिल नहीं', ['दोपहर का खाना']]],
    },
  },
  travellers: { names: 'Meena Tiwari\nगोपाल तिवारी', phone: '+919839054321' },
  sankalp: { names: 'सावित्री देवी चतुर्वेदी\nस्व. रामनारायण चतुर्वेदी (पिता)', gotra: 'भारद्वाज' },
  driver: { name: 'रामअवतार यादव', phone: '+91 55500 00077', vehicle: 'सफ़ेद डिज़ायर, UP 65 ZZ 0108' },
  amountTotal,
  money: { received: advance, checked: paise(0), due: paise(amountTotal - advance) },
  terms: { en: cancellationTerms('en', care.phone), hi: cancellationTerms('hi', care.phone) },
  care,
  url: 'https://tirtha.example/admin/scan/01980f5e-7d1c-7cc3-a8f0-0123456789ab',
}

/** Contains only a pooja, and a name that is hard to draw. */
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
  facts: noFacts,
  itinerary: { en: [], hi: [] },
  facilities: { en: [], hi: [] },
  known: { en: { meetings: [], lists: [] }, hi: { meetings: [], lists: [] } },
  poojas: [{ name: nameOf(other), place: kashi, day: day('2027-02-15') }],
  driver: null,
  amountTotal: paiseFromRupees(other.cost),
  money: { received: paiseFromRupees(other.cost), checked: paise(0), due: paise(0) },
  terms: { en: [], hi: [] },
}

/** A week with a long itinerary and without a driver. */
export const longVoucher: VoucherData = {
  ...voucher,
  reference: 'TIR-5TT-H8R',
  lastDay: day('2027-02-18'),
  facts: noFacts,
  itinerary: {
    en: packages.flatMap(({ itinerary }) => itinerary).slice(0, 8),
    hi: packages.flatMap(({ itineraryHindi }) => itineraryHindi).slice(0, 8),
  },
  poojas: poojas
    .slice(0, 3)
    .map((pooja, index) => ({ name: nameOf(pooja), place: kashi, day: day(`2027-02-1${index + 2}`) })),
  driver: null,
}

export const calendar: CalendarData = {
  id: '01980f5e-7d1c-7cc3-a8f0-0123456789ab',
  reference: voucher.reference,
  package: voucher.package,
  firstDay: voucher.firstDay,
  lastDay: voucher.lastDay,
  stops: voucher.facts.stops,
  poojas: voucher.poojas.map((pooja) => ({ ...pooja, id: '01980f5e-7d1c-7cc3-a8f0-00000000000a' })),
  known: voucher.known,
  status: 'VERIFIED',
  changes: 0,
  changedAt: new Date('2027-01-04T06:30:00Z'),
  care,
  url: 'https://tirtha.example/user/bookings',
}
