import { varanasi } from '../db/seed/varanasi.ts'
import type { Sheet, SheetJourney } from '../contract/desk/sheets.ts'
import { isForDeparted } from '../domain/departed.ts'
import type { Language } from '../domain/language.ts'
import { effortText } from '../messages/itinerary.ts'
import { whenAndWhere } from '../messages/offer-facts.ts'
import { tithiText } from '../server/documents/document-text.ts'
import { care, day, voucher } from './booking-samples.ts'

const { city, cityHindi, packages, poojas } = varanasi
const date = '2027-02-12'
const driver = { name: 'Ramesh Yadav', phone: '+919876543210', vehicle: 'White Innova, UP 65 AB 1234' }
const priest = { name: 'पं. विश्वनाथ शास्त्री', phone: '+919876543211' }
const families = ['Savitri Devi Chaturvedi', 'मीना तिवारी', 'K. Subramaniam', 'Anil Kumar Agarwal', 'Lakshmi Narayanan']

/** Families with a package or a pooja on one day, in the language of the sheet. */
const journeyOf = (name: string, index: number, language: Language): SheetJourney => {
  const pack = packages[index % packages.length]
  const pooja = poojas[index % poojas.length]
  const isPooja = index % 3 === 2
  const [, { tithi } = {}] = [null, voucher.poojas[0]]
  const of = isPooja ? pooja : pack
  return {
    bookingId: crypto.randomUUID(),
    reference: `TIR-7KQ-M2${index}`,
    name: of?.name ?? '',
    nameHindi: of?.nameHindi ?? '',
    city,
    cityHindi,
    day: 1,
    days: isPooja ? 1 : 2,
    time: isPooja ? '16:00' : '05:30',
    headCount: isPooja ? 0 : 4 + index,
    devotee: { name, phoneNumber: '+919839012345' },
    travellers:
      index % 2 === 1
        ? { names: 'Meena Tiwari\nगोपाल तिवारी', phoneNumber: '+919839054321', needs: 'A wheelchair for one person' }
        : null,
    meeting: whenAndWhere(
      {
        notIncluded: [],
        notIncludedHindi: [],
        goodToKnow: [],
        goodToKnowHindi: [],
        startsAt: isPooja ? '16:00' : null,
        endsAt: null,
        meetingPlace: 'The steps of the invented ghat, below the red flag',
        meetingPlaceHindi: 'बनाए हुए घाट की सीढ़ियाँ, लाल झंडे के नीचे',
      },
      language,
    ),
    stops: (isPooja ? [] : (pack?.stops ?? [])).flatMap((stop, at) =>
      stop.day === 1 ? [{ ...stop, index: at, effort: effortText(stop, language) }] : [],
    ),
    poojas:
      pooja && (isPooja || index === 0)
        ? [
            {
              id: crypto.randomUUID(),
              name: pooja.name,
              nameHindi: pooja.nameHindi,
              tithi: tithi ? tithiText(tithi, language) : '',
            },
          ]
        : [],
    bring: isPooja ? [{ title: 'Samagri', lines: ['Flowers, ghee and til', 'Two coconuts'] }] : [],
    sankalp:
      index % 2 === 0
        ? {
            names: `${name}\nस्व. रामनारायण (पिता)`,
            gotra: 'भारद्वाज',
            ...(index === 2 && { origin: 'Phulpur, Prayagraj', death: 'फाल्गुन कृष्ण पंचमी' }),
          }
        : null,
    isForDeparted: isForDeparted(of?.name ?? ''),
    amountToCollect: index === 1 ? 0 : 1_963_800,
    photos: [],
    marks: [],
    driver: isPooja ? null : driver,
    priest,
  }
}

export const sheetOf = (kind: Sheet['kind'], language: Language, count = families.length) => {
  const names = Array.from({ length: count }, (_, index) => families[index % families.length] ?? '')
  const { name, phone } = kind === 'priest' ? priest : driver
  const sheet: Sheet = {
    kind,
    person:
      kind === 'city'
        ? null
        : {
            id: crypto.randomUUID(),
            name,
            phoneNumber: phone,
            email: '',
            vehicle: kind === 'driver' ? driver.vehicle : '',
          },
    city: kind === 'city' ? { name: city, nameHindi: cityHindi } : null,
    date,
    asksPhotos: false,
    tithi: {
      name: 'Shukla Shashthi',
      nameHindi: 'शुक्ल षष्ठी',
      month: 'Magh',
      monthHindi: 'माघ',
      ends: '2027-02-12T11:02:00.000Z',
    },
    journeys: names
      .map((one, index) => journeyOf(one, index, language))
      .map((one) => (kind === 'priest' ? { ...one, stops: [] } : kind === 'driver' ? { ...one, bring: [] } : one)),
  }
  return { sheet, day: day('2027-02-11'), care }
}
