import type { Language } from './language.ts'
import { type Paise, paise } from './money.ts'

type Area = { en: string; hi: string; tax: 'SGST' | 'UTGST' }

const state = (en: string, hi: string): Area => ({ en, hi, tax: 'SGST' })
/** A union territory without a legislature: its tax is UTGST instead of SGST. */
const territory = (en: string, hi: string): Area => ({ en, hi, tax: 'UTGST' })

/** States and union territories by their GST code, the first two digits of a GSTIN. */
const areas = {
  '01': state('Jammu and Kashmir', 'जम्मू और कश्मीर'),
  '02': state('Himachal Pradesh', 'हिमाचल प्रदेश'),
  '03': state('Punjab', 'पंजाब'),
  '04': territory('Chandigarh', 'चंडीगढ़'),
  '05': state('Uttarakhand', 'उत्तराखंड'),
  '06': state('Haryana', 'हरियाणा'),
  '07': state('Delhi', 'दिल्ली'),
  '08': state('Rajasthan', 'राजस्थान'),
  '09': state('Uttar Pradesh', 'उत्तर प्रदेश'),
  '10': state('Bihar', 'बिहार'),
  '11': state('Sikkim', 'सिक्किम'),
  '12': state('Arunachal Pradesh', 'अरुणाचल प्रदेश'),
  '13': state('Nagaland', 'नागालैंड'),
  '14': state('Manipur', 'मणिपुर'),
  '15': state('Mizoram', 'मिज़ोरम'),
  '16': state('Tripura', 'त्रिपुरा'),
  '17': state('Meghalaya', 'मेघालय'),
  '18': state('Assam', 'असम'),
  '19': state('West Bengal', 'पश्चिम बंगाल'),
  '20': state('Jharkhand', 'झारखंड'),
  '21': state('Odisha', 'ओडिशा'),
  '22': state('Chhattisgarh', 'छत्तीसगढ़'),
  '23': state('Madhya Pradesh', 'मध्य प्रदेश'),
  '24': state('Gujarat', 'गुजरात'),
  '26': territory('Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली तथा दमन और दीव'),
  '27': state('Maharashtra', 'महाराष्ट्र'),
  '29': state('Karnataka', 'कर्नाटक'),
  '30': state('Goa', 'गोवा'),
  '31': territory('Lakshadweep', 'लक्षद्वीप'),
  '32': state('Kerala', 'केरल'),
  '33': state('Tamil Nadu', 'तमिलनाडु'),
  '34': state('Puducherry', 'पुडुचेरी'),
  '35': territory('Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीप समूह'),
  '36': state('Telangana', 'तेलंगाना'),
  '37': state('Andhra Pradesh', 'आंध्र प्रदेश'),
  '38': territory('Ladakh', 'लद्दाख'),
} as const satisfies Record<string, Area>

export type StateCode = keyof typeof areas

export const stateCodes = Object.keys(areas).toSorted() as StateCode[]
export const isStateCode = (text: string): text is StateCode => Object.hasOwn(areas, text)

/** Former and colloquial names. */
const otherNames: Record<string, StateCode> = {
  'nct of delhi': '07',
  'new delhi': '07',
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  'daman and diu': '26',
  'dadra and nagar haveli': '26',
}

const key = (name: string): string => name.trim().toLowerCase().replaceAll('&', ' and ').replaceAll(/\s+/g, ' ')
const codes = new Map<string, StateCode>([
  ...Object.entries(otherNames),
  ...Object.entries(areas).map(([code, { en }]) => [key(en), code as StateCode] as const),
])

/** The GST code of a state by its English name, in any case; null for any other name, such as Nepal. */
export const stateCodeOf = (name: string): StateCode | null => codes.get(key(name)) ?? null

/** The state in which a GSTIN is registered; null if its first two digits are not the code of a state. */
export const stateOfGstin = (gstin: string): StateCode | null => [gstin.slice(0, 2)].find(isStateCode) ?? null

export const stateName = (code: StateCode, language: Language): string => areas[code][language]

export type Tax = { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; percent: number; amount: Paise }

/**
 * The seller, the place of supply, and where an odd paisa of two halves goes: earlier documents, without equal halves, gave it to
 * CGST.
 */
export type TaxRule = { supplier: StateCode; placeOfSupply: StateCode; oddPaisa: 'ROUNDING' | 'CGST' }

/**
 * Splits an amount of GST: if the place of supply is the supplier's state, half is central tax and half state (or union territory)
 * tax; otherwise all is integrated tax (sections 7 and 8 of the IGST Act). Returns require equal halves, so an odd paisa is
 * rounding and belongs to neither. `percent` is the whole rate, such as 18.
 */
export function taxSplit(gst: Paise, percent: number, { supplier, placeOfSupply, oddPaisa }: TaxRule): Tax[] {
  if (supplier !== placeOfSupply) return [{ name: 'IGST', percent, amount: gst }]
  const half = Math.floor(gst / 2)
  return [
    { name: 'CGST', percent: percent / 2, amount: paise(oddPaisa === 'CGST' ? gst - half : half) },
    { name: areas[supplier].tax, percent: percent / 2, amount: paise(half) },
  ]
}
