import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Few files: a slow network pays for each of them, and small ones compress badly (docs/decisions/0010). */
const isOfForms = (id: string) =>
  /web\/(auth|ui\/(form|amounts|growing-list|skeletons))/.test(id) ||
  /messages\/((?:new_)?password\w*|full_name|phone_number|email)\./.test(id)
/** The desk, and the words that only its pages say; the header says one of them to all. */
const isOfDesk = (id: string) =>
  /web\/admin|messages\/(desk_(?!refunds\.)\w+|location|total_(people|amount)|start_date|events|failed_(verification|update)|verification_updated|back_to_users|user_details|\w+_hindi|security_key|one_a_line)\./.test(
    id,
  )
/** Paying, and what comes of it: several pages, none of which a visitor sees first. */
const isOfJourneys = (id: string) =>
  /web\/(bookings|checkout|share)\/|web\/ui\/keep-file|node_modules\/uqr\/|domain\/u(pi|tr)\.ts/.test(id) ||
  /messages\/(booking_|mail_rejected_|cancel_|pay_|share_|utr_|step_|account_|due_|upi_|bank|ifsc|qr_|reference|failed_booking\.|error_utr_i)/.test(
    id,
  )
const isShared = (id: string) => !isOfForms(id) && !isOfDesk(id) && !isOfJourneys(id)
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  // A group takes along what its modules import: what everyone needs goes first.
  { name: 'shared', test: isShared, minShareCount: 2, priority: 2 },
  { name: 'forms', test: isOfForms, minShareCount: 2, priority: 1 },
  { name: 'desk', test: isOfDesk, minShareCount: 2, priority: 1 },
  { name: 'journeys', test: isOfJourneys, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
