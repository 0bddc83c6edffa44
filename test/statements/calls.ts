import { area } from './area.ts'

/** One case of this test for each call: who may make it, its input and its answer, as in section 7. */
const listed = '§7 the document has $call for $who'
const selecting = '§5 selecting'
const told = '§5 "%s"'
const inPage = '§5 add to cart, in'
const chosen = '§4 one package or one pooja is chosen'
const utr = '§5 a UTR is helped along by hints'
const registering = '§5 registering without'
const refused = 'CONTRACT payments/initiate: %s gives 400'
const reset = 'CONTRACT user/verifyOtp: the emailed code sets'
const path = '§1 §2 the main path'

export const calls = [
  ...area('18 Calls', [
    ['All calls go to a base path under /v1', listed],
    ['They send JSON', '§9 a login is stored under the key user'],
    ['They carry a bearer access token when there is one', '§9 a login is stored under the key user'],
    ['Success is status 200 or 201', listed, '§7 registering answers 201'],
    ['POST /cart/add', listed, '§3 a package in the cart shows its day'],
    ['GET /cart: an array of entries', listed, '§3 a package in the cart shows its day'],
    ['DELETE /cart/{id}', listed, '§8 deleting an entry answers'],
    ['DELETE /cart/event/{id}', listed, 'CONTRACT cart/event: without a package the last pooja'],
    ['POST /user/login', listed, '§3 a user has id, name, email'],
    ['POST /user/register', listed, '§7 registering answers 201'],
    ['POST /user/sendOtp', listed, reset],
    ['POST /user/verifyOtp', listed, reset],
    ['POST /user/verify', listed, '§7 an account is registered'],
    [
      'POST /payments/initiate: cartIds, vehicle fixed to CAR',
      listed,
      '§9 a payment is initiated for all entries',
      refused,
    ],
    ['GET /payments', listed, 'CONTRACT payments: own payments'],
    ['GET /payments/getKey', listed, 'CONTRACT payments/getKey'],
    ['GET /bookings/all: an array', listed, '§3 a booking shows its days'],
    ['POST /bookings/add: amountPaid, refNo', listed, '§1 a devotee books a package'],
    ['POST /bookings/verification: id, status', listed, '§4 a booking is not verified until'],
    ['GET /bookings/cost: a number', listed, '§9 the cost is the items and the GST'],
    ['GET /admin/isAdmin', listed, 'CONTRACT admin/isAdmin: the answer is true'],
    [
      'POST /admin/user/all: date, email, number; a list',
      listed,
      'CONTRACT admin/user/all: filters are joined',
      'CONTRACT admin/user/all: a date finds',
    ],
    ['GET /admin/user/{userId}: user and bookings', listed, 'CONTRACT admin/user: the answer has'],
    ['GET /packages/{id}', listed, '§3 a package has all its fields'],
    ['POST /packages/update: content with key', listed, '§8 an edit of a $what'],
    ['GET /packages/city/{cityName}: a list', listed, '§7 GET /%s/city lists'],
    ['GET /events/city/{cityName}', listed, '§7 GET /%s/city lists'],
    ['GET /events/id/{id}', listed, '§3 a pooja has all its fields'],
    ['POST /events/edit: event with key', listed, '§8 an edit of a $what'],
    ['POST /feedback/create: text, rating', listed, '§3 everyone sees the text, rating'],
    ['DELETE /feedback/id/{id}', listed, '§6 an author deletes their own feedback'],
    ['GET /feedback: an array', listed, '§3 everyone sees the text, rating'],
    [
      'The package has price, additionalPerson, itinerary, facility, each text in both languages',
      '§3 a package has all its fields',
    ],
  ]),
  ...area('19 Validation', [
    ['Registration: all four are required, else "All fields are required."', registering, path],
    ['Its Hindi version', path, 'CONTRACT language: %s has a message in English and in Hindi'],
    ['Nothing selected: "Select something."', told, selecting, chosen, inPage],
    ['Both package and pooja: "Select single pooja or package."', told, selecting],
    ['More than one pooja: "Please select only 1 pooja"', told, selecting],
    ['A pooja without a date: "Event Date can\'t be empty"', told, selecting, chosen, inPage],
    ['A package without a valid arrival date: "Date of arrival is required"', told, selecting, inPage],
    [
      "UTR: trimmed length exactly 12, else 'Please enter a valid 12-digit UTR number.'",
      '§5 a UTR is trimmed',
      'CONTRACT bookings/add: %j is no UTR',
      utr,
    ],
    ['A Hindi equivalent exists', utr, 'CONTRACT language: %s has a message in English and in Hindi'],
    ['Feedback: no client-side check on text or rating', '§5 feedback: the page checks no text'],
    [
      'Edit forms require a security key',
      '§5 an edit of a $what needs the security key',
      '§2 §6 an admin edits a price',
    ],
    ['Admin filters: all empty means unfiltered', '§5 all filters empty'],
    ['The user detail page requires a userId, else "User ID is missing"', '§5 the details of a user without an id'],
  ]),
]
