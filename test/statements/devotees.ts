import { area } from './area.ts'

const labels = '§8 the texts of the specification are among the messages'
const path = '§1 §2 the main path'
const entry = '§2 /user/cart: an entry has its name'
const emptied = '§2 the cart is emptied entry by entry'
const booked = '§4 /user/checkout on a'
const inSight = '§2 /user/checkout: code, account number and holder'
const orders = '§2 /user/bookings: each has name, date, place'
const devoteeHeader = '§2 header: a devotee finds'
const logout = '§2 header: Logout ends the session'
const unknown = '§2 unknown paths lead to the landing page for visitors'
const stored = '§9 a login is stored under the key user'
const dead = '§8 401: the page says that the login expired'

export const devotees = [
  ...area('8 /user/cart', [
    ["'Your Cart is Empty, press Home to order.'", emptied],
    ['Otherwise a list of cart items', entry],
    ['A table of Order, GST and Total', entry, labels],
    ['A Checkout link to /user/checkout', entry, path, labels],
    ['An item shows the package name', entry],
    ['Or the first event’s name when no package is chosen', entry],
    ["Head count as '2' or '(2 + n) people'", entry, path],
    ['The date as dd MMM yyyy', entry, '§2 every day is shown as dd MMM yyyy'],
    ['The place (city and state)', entry],
    ['The price', entry],
    ['A delete button', entry, emptied],
  ]),
  ...area('9 /user/checkout', [
    ['A QR image', booked, path],
    ['Bank details: account details and an account holder name, shown on the page', inSight, booked],
    ['A UTR input form', path, booked],
    ['If the total cannot be fetched, a redirect to /landing', '§2 /user/checkout: without the total'],
    ['Amount to pay: the fetched total', '§9 of a total below 5000', '§9 the cost is the items and the GST'],
    ['It is capped at 5000', path, '§9 of a total above 5000 the quote and its link'],
    ['After a successful booking the form is hidden', booked],
    ['After a successful booking the bank details are hidden', booked],
    ['A success message appears', booked],
    ['Submission is ignored while a booking request is in progress', '§4 presses while a booking is sent'],
    ['Users pay outside the product and submit the UTR', path, '§1 a devotee books a package'],
  ]),
  ...area('10 /user/bookings', [
    ["The heading 'Orders:'", orders],
    ["Or 'No Orders available'", '§2 /user/bookings: the heading without bookings'],
    ['Loading skeletons', '§2 %s: skeletons are shown'],
    ['Per booking the package name', orders],
    ['Per booking the start date', orders],
    ['Per booking city and state', orders],
    ["'+n event' when events exist", orders],
    ["A 'Verified' or 'Not verified' badge", orders],
  ]),
  ...area('11 /user/history', [
    [
      '/user/history: an empty placeholder',
      '§2 /user/history: a past journey',
      '§2 /user/history: without past journeys',
    ],
  ]),
  ...area('12 /user/settings', [
    ['/user/settings: an empty placeholder', '§2 /user/settings: name, phone and language'],
  ]),
  ...area('17 Header and roles', [
    ['Home leads to /', devoteeHeader],
    ['Logged in: Home, Cart, Bookings, Logout', devoteeHeader, '§2 header: an admin finds'],
    ['Cart and Bookings lead to their pages', devoteeHeader],
    ['Logout clears the stored session', logout],
    ['Logout reloads the page', logout],
    ['Logged in, unknown paths redirect to /landing', unknown],
    ['Logged out: Home, Login, Register', '§2 header: a visitor finds'],
    ['Logged out, unknown paths redirect to /landing', unknown, '§2 %s leads to the landing page'],
    ['Anonymous: public and auth pages; browse', '§2 every public page in', '§6 $call answers $status to $who'],
    [
      'USER: cart, checkout, bookings; deletes only own feedback',
      '§6 $call answers $status to $who',
      '§6 an author deletes',
      'CONTRACT feedback/id: anyone else gets 404',
    ],
    [
      'ADMIN: admin screens, edits, deletes any feedback; nobody else',
      '§6 only admins open the admin pages',
      '§6 $call answers $status to $who',
      '§6 an admin deletes any feedback',
      'CONTRACT feedback/id: anyone else gets 404',
    ],
  ]),
  ...area('22 Verification', [
    ['A booking is not verified by default', '§4 a booking is not verified until an admin verifies it'],
    ['It becomes verified', '§4 a booking is not verified until an admin verifies it', path],
    ['And back', '§4 a booking is not verified until an admin verifies it'],
    ['Admins switch it between Yes and No', '§2 /admin/users/:userId: the choice of Yes or No is shown'],
    ['The user detail reloads afterwards', '§2 /admin/users/:userId: the choice of Yes or No is shown'],
    ['Users are told that staff verify within 24 hours', booked],
  ]),
  ...area('23 Session', [
    ['Login stores the user locally', stored],
    ['And in the state of the app', '§4 the code from the email replaces'],
    ['The key is user, with id, role and the access token', stored],
    ['Calls carry Authorization: Bearer', stored],
    ['Logout clears the stored user', logout],
    ['A 401 shows "Login expired. Please login again."', dead, '§8 %s answers a dead token'],
    ['A 401 redirects nobody by itself', dead],
  ]),
]
