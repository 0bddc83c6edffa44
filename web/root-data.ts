import { useRouteLoaderData } from 'react-router'
import type { PageContext } from '../contract/page.ts'

/** What the root loader gives to every page. */
export type RootData = Pick<PageContext, 'language' | 'asksLanguage' | 'care' | 'firm' | 'gstPercent'> & {
  /** Of the site: `https://…`. */
  origin: string
  /** The page is the answer to a form that was refused. */
  isRefused: boolean
}

/** Undefined on the page that is shown when the root loader itself fails. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')

/** The phone number and email address of the customer care; the number keeps in one piece within a sentence. */
export function useCare(): RootData['care'] {
  const { phone, email } = useRootData()?.care ?? { phone: '', email: '' }
  return { phone: phone.replaceAll(' ', '\u00a0'), email }
}

/** The rate of GST on packages, in percent. */
export const useGstPercent = (): number => useRootData()?.gstPercent ?? 0

/** Who sells, as on the invoices. */
export const useFirm = (): RootData['firm'] => useRootData()?.firm ?? { name: '', address: [], gstin: '' }

/** The rate of GST on packages, as a text: 18%. */
export const useGstRate = (): string => `${useGstPercent()}%`
