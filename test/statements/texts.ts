import { area } from './area.ts'

/** One case of this test for each failing call: first with a message of the server, then without one. */
const failing = '§8 $as, $call fails'
const success = '§8 every success message has the text'
const booked = '§4 /user/checkout on a'

/** Defaults of toasts and texts in the page, in the order of section 8. */
const failures = [
  'Failed to login.',
  'Failed to register',
  'Failed to send otp.',
  'Failed to verify otp.',
  'Error adding cart',
  'Failed to get cart',
  'Failed to delete',
  'Failed too initiate payment',
  'Error fetching payments',
  'Failed to get key',
  'Failed to get bookings',
  'Failed to toggle verification status',
  'Failed to get Cost',
  'Error getting users',
  'Error getting user details',
  'Error getting package',
  'Error getting event',
  'Something went wrong',
  'Error sending OTP',
  'Error verifying OTP',
  'Error Loggin in',
  'Error creating user',
  'Something went wrong while updating',
  'Error loading users',
  'Error updating verification status',
  'Error creating feedback: {message}',
  'Error deleting feedback: {message}',
  'Error loading Cart',
  'Error deleting Cart',
  'Error getting bookings (bookings load failure)',
  'Error booking (inline, or the server’s message)',
]

const successes = [
  'Event updated successfully',
  'Package updated successfully',
  'Verification status successfully updated',
  'Otp sent successfully',
  'Password reset successful',
  'Registered successfully',
  'Added to cart',
  'Cart has successfully been deleted',
]

export const texts = area('20 Texts', [
  ['On a failure an error toast shows the server’s message, or a default', failing, '§9 toasts on a %s'],
  ...failures.map((text) => [text, failing] as const),
  ['Error fetching feedbacks: {message}', '§8 the feedback does not come', '§8 pages whose data'],
  ['The failure of a registration is inline, in red', '§8 the failure of a registration'],
  [
    'Checkout total failure redirects to /landing and shows the message or "Error getting bookings"',
    '§2 /user/checkout: without the total',
    failing,
  ],
  ...successes.map((text) => [text, success] as const),
  ['Booking success: "Order Booked! …"', success, booked],
])
