import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Few files: a slow network pays for each of them, and small ones compress badly (docs/decisions/0010). */
const isOfForms = (id: string) => /web\/(auth|bookings|ui\/(form|amounts|growing-list|skeletons))/.test(id)
/** The desk, and the words that only its pages say; the header says one of them to all. */
const isOfDesk = (id: string) =>
  /web\/admin|messages\/(desk_(?!refunds\.)\w+|location|total_(people|amount)|start_date|events|failed_(verification|update)|verification_updated|back_to_users|user_details|(name|city|state)_hindi|security_key|one_a_line)\./.test(
    id,
  )
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  // A group takes along what its modules import: what everyone needs goes first.
  { name: 'shared', test: (id: string) => !isOfForms(id) && !isOfDesk(id), minShareCount: 2, priority: 2 },
  { name: 'forms', test: isOfForms, minShareCount: 2, priority: 1 },
  { name: 'desk', test: isOfDesk, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
