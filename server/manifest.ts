import { type Brand, DEFAULT_NAME } from '../domain/brand.ts'
import { PHOTOS_PATH } from './photos/store.ts'

type NamedCity = { slug: string; name: string; name_hindi: string }

const MOST_SHORTCUTS = 2

const drawnIcons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icons/192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** The data that a phone shows when the site is installed, in both languages. */
export function manifestOf(brand: Brand | undefined, cities: readonly NamedCity[]) {
  const name = brand?.name ?? DEFAULT_NAME
  return {
    id: '/',
    name: `${name.en}: pilgrimages and poojas / ${name.hi}`,
    short_name: name.en,
    description:
      'Stay, driver and poojas in the holy cities, booked in English or Hindi. तीर्थ यात्रा और पूजा की बुकिंग, हिन्दी और अंग्रेज़ी में।',
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/landing',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF6EC',
    theme_color: '#1F3B57',
    categories: ['travel', 'lifestyle'],
    icons: brand?.logo
      ? [{ src: PHOTOS_PATH + brand.logo, type: 'image/png', sizes: '256x256', purpose: 'any' }]
      : drawnIcons,
    shortcuts: [
      ...cities
        .slice(0, MOST_SHORTCUTS)
        .map((city) => ({ name: `${city.name} / ${city.name_hindi}`, url: `/city/${city.slug}` })),
      { name: 'Bookings / बुकिंग', short_name: 'Bookings', url: '/user/bookings' },
    ],
  }
}
