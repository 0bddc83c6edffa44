import { withCountry } from '../domain/phone.ts'
import { z } from 'zod'

export const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
export const whole = (least: number, most: number) => number(least, most).pipe(z.int())
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
/** Whether an address lists several hosts, as libpq allows. Our driver would treat the list as the name of one host. */
export const listsHosts = (address: string): boolean => {
  const parsed = URL.parse(address)
  return parsed !== null && `${parsed.hostname} ${parsed.searchParams.get('host')}`.includes(',')
}
export const text = z.string().trim().min(1).max(200)
/** Values separated by commas; a variable that is not set is an empty list. */
export const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((all) =>
      all
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(50))
/** Milliseconds after midnight. */
export const msOfTime = (time: string): number => Date.parse(`1970-01-01T${time}:00Z`)
/** A phone number as it is printed. */
export const phone = text.regex(/^\+?\d[\d ()-]{4,}$/).transform(withCountry)
