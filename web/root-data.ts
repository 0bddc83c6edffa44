import { useRouteLoaderData } from 'react-router'
import type { PageContext } from '../contract/page.ts'
import { slugOf } from '../domain/city.ts'

/**
 * A published city as every page knows it, in the language of the page. A tuple, because names of fields would be in every page.
 */
export type SiteCity = readonly [slug: string, name: string]

/** The data that the root loader gives to every page. */
export type RootData = Pick<
  PageContext,
  'language' | 'asksLanguage' | 'care' | 'firm' | 'gstPercent' | 'refundTiers' | 'brand' | 'priest'
> & {
  /** The published cities in their order. */
  cities: readonly SiteCity[]
  /** The origin of the site: `https://…`. */
  origin: string
  /** Whether the page answers a form that was refused. */
  isRefused: boolean
}

/** Whether the settings of the site have changed since the root loader has read them. */
export const stale = { site: false }

/** Undefined on the page that is shown when the root loader itself fails. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')

/** The phone number and email address of the customer care. The number does not break within a sentence. */
export function useCare(): Pick<RootData['care'], 'phone' | 'email'> {
  const { phone, email } = useRootData()?.care ?? { phone: '', email: '' }
  return { phone: phone.replaceAll(' ', '\u00a0'), email }
}

/** The address of the picture that represents the site. */
export function useLogo(): string {
  const logo = useRootData()?.brand?.logo
  return logo ? `/photos/${logo}` : '/icon.svg'
}

/** The rate of GST on packages, in percent. */
export const useGstPercent = (): number => useRootData()?.gstPercent ?? 0

/** The seller, as on the invoices. */
export const useFirm = (): RootData['firm'] => useRootData()?.firm ?? { name: '', address: [], gstin: '' }

/** The rate of GST on packages, as a text: 18%. */
export const useGstRate = (): string => `${useGstPercent()}%`

type NamedCity = { slug: string; name: string }

/** The published cities in their order. */
export const useCities = (): readonly NamedCity[] =>
  (useRootData()?.cities ?? []).map(([slug, name]) => ({ slug, name }))

/** A city by its slug or by its English name, which bookings contain; undefined if it is not published. */
export function useCityNamed(): (name: string) => NamedCity | undefined {
  const cities = useCities()
  return (name) => cities.find(({ slug }) => slug === slugOf(name))
}
