import { useRouteLoaderData } from 'react-router'
import type { PageContext } from '../contract/page.ts'

/** What the root loader gives to every page. */
export type RootData = Pick<PageContext, 'language' | 'care' | 'gstPercent'> & {
  /** Of the site: `https://…`. */
  origin: string
  /** The page is the answer to a form that was refused. */
  isRefused: boolean
}

/** Undefined on the page that is shown when the root loader itself fails. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')

/** The phone number and email address of the customer care. */
export const useCare = (): RootData['care'] => useRootData()?.care ?? { phone: '', email: '' }

/** The rate of GST on packages, as a text: 18%. */
export const useGstRate = (): string => `${useRootData()?.gstPercent ?? 0}%`
