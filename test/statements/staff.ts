import { area } from './area.ts'

const columns = '§2 /admin/users: the columns are complete'
const filters = '§2 /admin/users: filters by date, email and phone'
const verified = '§2 /admin/users: a user is Verified only'
const user = '§2 /admin/users/:userId: the page has the user'
const pooja = '§2 /admin/users/:userId: a pooja is'
const choice = '§2 /admin/users/:userId: the choice of Yes or No'
const note = '§2 /admin/users/:userId: the note opens in a popup'
const edited = '§8 an edit of a $what answers the new version'
const key = '§5 an edit of a $what needs the security key'
const labels = '§8 the texts of the specification are among the messages'
const every = '§2 an admin edits every field of a package and of a pooja'
const price = '§2 §6 an admin edits a price with the security key'

export const staff = [
  ...area('13 /admin/users', [
    ['A list of the users', columns],
    ['A filter for the date', filters],
    ['A filter for the email', filters],
    ['A filter for the phone number', filters],
    ['Apply', filters],
    ['Clear Filters', filters],
    ['The columns Name, Email ID, Phone Number and payment verification status', columns],
    ['The column ID, with the whole ID', columns],
    ['The ID is red for admins', columns],
    ['And green otherwise', columns],
    ['Verified only if every booking of the user is verified', verified, '§2 a user is verified only when'],
    ['Otherwise Not verified', verified, columns],
    ['Clicking a row opens the user', columns],
  ]),
  ...area('14 /admin/users/{userId}', [
    ['Name, email as a link, phone number', user],
    ['Each booking shows start date and booked-on date', user],
    ['The package name', user, pooja],
    ['The location; the first booked event’s city when the package city is NA', user, pooja],
    ['Total people', user],
    ['Events with dates', pooja],
    ['Or the note "No events selected"', user],
    ['Total amount', user],
    ['Paid amount', user],
    ['UTR number', user],
    ['A Yes/No verified selector', choice],
    ['A note popup with a text area', note],
    ['Save and Close buttons', note, labels],
    ['Save only closes the popup; no call is shown', '§2 staff save a note on a booking', note],
    ['Empty state: "No bookings available"', '§2 /admin/users/:userId: a user without bookings'],
  ]),
  ...area('15 /admin/edit', [
    ['/admin/edit/package/{packageId}: the package fields are edited', every, edited],
    ['A security key is required for a package', key, price],
    ['/admin/edit/event/{eventId}: the event fields are edited', every, edited],
    ['A security key is required for an event', key],
    ['A wrong key is refused', price, key],
    ['What was edited is what everyone sees from then on', price, '§9 a price edited by an admin'],
    ['Nobody but an ADMIN edits', '§6 $call answers $status to $who', '§6 without a security key in the database'],
  ]),
]
