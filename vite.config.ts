import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Few files: a slow network pays for each of them, and small ones compress badly (docs/decisions/0010). A message belongs to
 * the area that its name begins with, a module to the folder below `web/`.
 */
const bundleOfArea: Record<string, string | undefined> = {
  auth: 'forms',
  about: 'trust',
  admin: 'admin',
  audit: 'admin',
  cancellation: 'trust',
  desk: 'admin',
  journey: 'journey',
  list: 'admin',
  questions: 'trust',
  search: 'admin',
  slip: 'journey',
  statement: 'admin',
  terms: 'trust',
  trust: 'trust',
  booking: 'bookings',
  bookings: 'bookings',
  checkout: 'bookings',
  copy: 'bookings',
  payment: 'bookings',
  payments: 'bookings',
  phone: 'phone',
  share: 'bookings',
  shared: 'bookings',
  status: 'status',
}
/** Modules outside those folders that only one bundle needs. */
const bundleOfModule: [string, RegExp][] = [
  // The header of every page has a form: it belongs to what everyone needs.
  ['forms', /web\/ui\/(dialog|form-action|error-summary|amounts|load-more|scripts-off|skeletons|download-file)\./],
  // The pages of devotees and of staff show it, and they share nothing else of a booking.
  ['status', /messages\/status\.|web\/ui\/status\./],
  ['admin', /node_modules\/@tanstack\/|web\/ui\/virtual-list\./],
  ['journey', /domain\/(itinerary|spots)\.ts/],
  ['bookings', /node_modules\/uqr\/|domain\/u(pi|tr)\.ts/],
]
const areaOf = (path: string) =>
  /^(?:messages\/compiled\/messages\/([a-z]+)_|web\/(\w+)\/)/.exec(path)?.slice(1).find(Boolean)
const root = new URL('.', import.meta.url).pathname
function bundleOf(id: string): string | undefined {
  const path = id.replace(root, '')
  return bundleOfModule.find(([, pattern]) => pattern.test(path))?.[0] ?? bundleOfArea[areaOf(path) ?? '']
}
const inBundle = (name: string) => (id: string) => bundleOf(id) === name
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  // A group takes along what its modules import: what everyone needs goes first.
  { name: 'shared', test: (id: string) => bundleOf(id) === undefined, minShareCount: 2, priority: 2 },
  { name: 'forms', test: inBundle('forms'), minShareCount: 2, priority: 1 },
  { name: 'status', test: inBundle('status'), minShareCount: 2, priority: 1 },
  { name: 'trust', test: inBundle('trust'), minShareCount: 2, priority: 1 },
  { name: 'journey', test: inBundle('journey'), minShareCount: 2, priority: 1 },
  { name: 'phone', test: inBundle('phone'), minShareCount: 2, priority: 1 },
  { name: 'admin', test: inBundle('admin'), minShareCount: 2, priority: 1 },
  { name: 'bookings', test: inBundle('bookings'), minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
