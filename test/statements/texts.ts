import { failureTexts, successTexts } from '../../messages/specification-texts.ts'
import { area } from './area.ts'

/** One case of this test for each failing call: first with a message of the server, then without one. */
const failing = '§8 $as, $call fails'
const unread = '§8 pages whose data the server cannot read'
const code = '§4 the code from the email replaces'
const success = '§8 every success message has the text'
const booked = '§4 /user/checkout on a'

/** What section 8 requires after a failure besides the text. */
const beside: Partial<Record<(typeof failureTexts)[number], string>> = {
  'Error getting bookings': 'bookings load failure',
  'Error booking': 'inline, or the server’s message',
}

/** The test of the page that shows it. */
const shownBy: Record<(typeof successTexts)[number], string> = {
  'Event updated successfully': '§2 an admin edits a pooja',
  'Package updated successfully': '§2 §6 an admin edits a price',
  'Verification status successfully updated': '§2 /admin/users/:userId: the choice of Yes or No is shown',
  'Otp sent successfully': code,
  'Password reset successful': code,
  'Registered successfully': 'PRIVACY in %s: the notice stands at registration',
  'Added to cart': '§4 selection: after an addition nothing is chosen',
  'Cart has successfully been deleted': '§2 the cart is emptied entry by entry',
}

export const texts = area('20 Texts', [
  ['On a failure an error toast shows the server’s message, or a default', '§8 a toast says the message', failing],
  ...failureTexts.map((text) => {
    const row = [beside[text] ? `${text} (${beside[text]})` : text, failing] as const
    return text === 'Something went wrong' ? ([...row, unread] as const) : row
  }),
  ['Error fetching feedbacks: {message}', '§8 the feedback does not come', unread],
  ['The failure of a registration is inline, in red', '§8 the failure of a registration'],
  [
    'Checkout total failure redirects to /landing and shows the message or "Error getting bookings"',
    '§2 /user/checkout: without the total',
    failing,
  ],
  ...successTexts.map((text) => [text, success, shownBy[text]] as const),
  ['Booking success: "Order Booked! …"', success, booked],
])
