/** One rule of the specification (§) or of another topic, and the names of the tests that show it. */
export type Rule = { topic: string; rule: string; shownBy: RegExp }

export const rule = (topic: string, text: string, shownBy: RegExp): Rule => ({ topic, rule: text, shownBy })

/**
 * The rules of the specification in its order; `npm run coverage-table` finds their tests. A pattern begins with the topic
 * of its rule, and no test counts for two rules of one topic.
 */
export const specificationRules: readonly Rule[] = [
  rule(
    '§1',
    'A devotee books, pays outside, submits the UTR and tracks the booking; an admin verifies it',
    /^§1.*(main path|an admin verifies)/,
  ),
  rule(
    '§1',
    'The language is asked once: OK is English, Cancel Hindi; kept under language and languageSelected',
    /^§1 the (first visit asks|question for the language)/,
  ),
  rule(
    '§1',
    'Everything is in both languages: each message, and every word that a page shows',
    /^§1 (every message|both languages|Hindi messages)/,
  ),
  rule('§1', 'Emails are in the language of the person', /^§1 emails/),
  rule('§1', 'The language can be changed at any time', /^§1 the header leads to the other language/),
  rule(
    '§1',
    'A booking has its own page',
    /^§1.*(balance is paid|date is changed|for the family|documents of|printed)/,
  ),
  rule(
    '§2',
    '/landing: menu of cities (Mahakumbh leads to Prayagraj), external links, priest, poojas, feedback; 22 poojas',
    /^§2 the landing page leads/,
  ),
  rule('§2', 'Every public page in both languages, on a phone and a desktop', /^§2 every public page/),
  rule(
    '§2',
    '/city: packages "+ GST" and poojas; a visitor reads "Log In/ Register To Add To Cart"',
    /^§2 \/city: packages and poojas/,
  ),
  rule('§2', '/city: a picture and a Hindi name for each known city', /^§2 \/city: each known city/),
  rule('§2', '/city: Edit links for admins', /^§2.*an admin edits/),
  rule(
    '§2',
    '/feedback: write, five stars, text, rating and author; the author and admins delete',
    /^§2 §6 (feedback|\/feedback):/,
  ),
  rule('§2', '/priest: contact, biography and education, in both languages', /^§2 \/priest/),
  rule('§2', 'The footer: customer care phone, support email, a link to the feedback', /^§2 the footer/),
  rule('§2', 'The header: what a visitor, a devotee and an admin find there; Logout', /^§2 header:/),
  rule('§2', 'Unknown paths lead to /landing, logged in or not', /^§2 unknown paths/),
  rule('§2', '/auth/login: a wrong password is told; the way back leads nowhere outside', /^§2 a wrong password/),
  rule(
    '§2',
    '/user/cart: entries with name, people, date, place and price; Order, GST and Total; deletion, the empty text',
    /^§(1 §2 the main path|2 the cart is emptied)/,
  ),
  rule(
    '§2',
    '/user/checkout: code, account number and account holder on the page together, all of it to copy',
    /^§2 \/user\/checkout: (amount and account|code, account number)/,
  ),
  rule(
    '§2',
    '/user/checkout: a redirect to /landing if the total cannot be fetched',
    /^§2 \/user\/checkout: without the total/,
  ),
  rule(
    '§2',
    '/user/bookings: "Orders:" or "No Orders available"; name, date, place, "+n event", Verified or Not verified',
    /^§2 \/user\/bookings:/,
  ),
  rule('§2', 'Loading skeletons', /^§2 %s: skeletons/),
  rule('§2', '/user/history: past journeys, or an empty state with a way on', /^§2 \/user\/history/),
  rule('§2', '/user/settings: details, password, logins, own data, leaving', /^§2 \/user\/settings/),
  rule(
    '§2',
    'Dates are shown as dd MMM yyyy, in Hindi with the name of the month in full',
    /^§2.*(dd MMM yyyy|in Hindi words)/,
  ),
  rule(
    '§2',
    '/admin/users: the columns; a red ID for admins, a green one for others; a row opens its user',
    /^§2 \/admin\/users: the columns/,
  ),
  rule('§2', '/admin/users: filters by date, email and phone number; Clear Filters', /^§2 \/admin\/users: filters/),
  rule(
    '§2',
    '/admin/users: Verified only if there is a booking and every one is verified',
    /^§2 (\/admin\/users: a user is Verified|a user is verified only)/,
  ),
  rule(
    '§2',
    '/admin/users/:userId: name, email as a link, phone; of a booking dates, place, people, amounts, UTR, "No events selected"',
    /^§2 \/admin\/users\/:userId: the page has the user/,
  ),
  rule(
    '§2',
    '/admin/users/:userId: "No package selected!", located by its first event',
    /^§2 \/admin\/users\/:userId: a pooja is/,
  ),
  rule(
    '§2',
    '/admin/users/:userId: the Yes/No selector, after which the page loads its data again',
    /^§2 \/admin\/users\/:userId: the choice/,
  ),
  rule(
    '§2',
    '/admin/users/:userId: the note popup with a text area, Save and Close',
    /^§2 (\/admin\/users\/:userId: the note|staff save a note)/,
  ),
  rule(
    '§2',
    '/admin/users/:userId: "No bookings available"',
    /^§2 (\/admin\/users\/:userId: a user without|a user without bookings)/,
  ),
  rule(
    '§2',
    'Staff open a booking by its voucher, see its money and history, name its driver, send its refunds',
    /^§2 ADMIN/,
  ),
  rule('§3', 'User, and what a login answers', /^§3 a user has/),
  rule('§3', 'Package, with price for two and per further person', /^§3 a package has all its fields/),
  rule('§3', 'Event (pooja)', /^§3 a pooja has all its fields/),
  rule('§3', 'Booking', /^§3 a booking shows/),
  rule('§3', 'Cart entry; "No package selected!" and NA for a pooja alone', /^§3.*(cart|No package|events-only|under)/),
  rule('§3', 'Feedback', /^§3.*of feedback/),
  rule(
    '§4',
    'A booking is not verified by default, verified by an admin, and can be set back',
    /^§4 (a booking is not verified|status of a booking)/,
  ),
  rule(
    '§4',
    'Staff verify a payment with the amount on the statement, or reject it with a reason; they cancel a booking',
    /^§4 ADMIN/,
  ),
  rule(
    '§4',
    'Selection: one package or one pooja; another pooja clears the first and its date; unchecking and adding clear it',
    /^§4 (selection|one package or one pooja|a valid selection)/,
  ),
  rule(
    '§4',
    'Login: password visibility; reset by email, OTP and new password, back to login',
    /^§4 the code from the email/,
  ),
  rule(
    '§4',
    'Checkout: form, QR and bank details, hidden after a booking; the success text is seen',
    /^§4 \/user\/checkout on/,
  ),
  rule(
    '§4',
    'Checkout: a running submission is not repeated',
    /^§4 (a double tap|presses while a booking|the balance is paid once)/,
  ),
  rule(
    '§4',
    'Feedback: a running submission is not repeated; after it the text is empty and the rating 5',
    /^§4 feedback:/,
  ),
  rule(
    '§4',
    'Not found: why, and corrected; cancelled: what goes back',
    /^§4.*(not found says why|cancelling|came short)/,
  ),
  rule('§4', 'Money sent for a price that ran out is taken', /^§4.*older price/),
  rule(
    '§5',
    'A UTR is read as people write it, with help while it is typed',
    /^§5.*(is read|helped along|shows a hint|blanks and hyphens)/,
  ),
  rule('§5', 'Registration: all four fields, else "All fields are required."', /^§5 registering without/),
  rule('§5', 'Add to cart: its five texts from the server, those that can occur on the page', /^§5 ("%s"|add to cart)/),
  rule('§5', 'Add to cart: which of the five rules a selection breaks', /^§5 selecting/),
  rule('§5', 'Dates from tomorrow', /^§5.*(bookable|dates begin|date has passed)/),
  rule('§5', 'UTR: trimmed length exactly 12', /^§5.*(a UTR( only|$)|makes a UTR invalid|a UTR is trimmed)/),
  rule('§5', 'Feedback: no check of text or rating in the page', /^§5 feedback:/),
  rule('§5', 'Edits need the security key', /^§5 an edit of/),
  rule('§5', 'Admin filters: all empty means unfiltered', /^§5.*unfiltered/),
  rule('§5', 'User details without an id: "User ID is missing"', /^§5 the details of a user without/),
  rule('§6', 'Who may call what: every call for anonymous, USER and ADMIN', /^§6 (every call|\$call)/),
  rule('§6', 'Only its author or an admin deletes feedback', /^§6 an (author|admin) deletes/),
  rule(
    '§6',
    'Nobody can become an admin; only admins open the admin pages, only devotees the cart',
    /^§6 (nobody|without a security key|only admins)/,
  ),
  rule(
    '§7',
    'The 28 calls are in the OpenAPI document with who may make them, what they take and give',
    /^§7 (the specification lists 28|the document has)/,
  ),
  rule('§7', 'Calls answer as the specification says', /^§7 (registering|an account|GET)/),
  rule(
    '§8',
    'A 401 says "Login expired. Please login again."; a login leads back',
    /^§8.*(dead session|dead token|401)/,
  ),
  rule(
    '§8',
    'A failing call shows the message of the server, else its default and the text of the page, also in Hindi',
    /^§8 (\$as, \$call fails|%s fails in Hindi|a toast says)/,
  ),
  rule('§8', 'The failure of a registration is shown in the page, in red', /^§8 the failure of a registration/),
  rule(
    '§8',
    'A page that cannot be shown says why',
    /^§8 (the feedback does not come|a page that cannot|pages whose data)/,
  ),
  rule('§8', 'Texts of the specification among the messages, to the letter', /^§8 the texts of the specification/),
  rule('§8', 'Success messages', /^§8 (every success message|deleting an entry|an edit of)/),
  rule('§8', 'A failure keeps what was typed and is shown at its field', /^§8 (without a network|the UTR of)/),
  rule('§9', 'Toasts: a success 3 s, an error 5 s, at the top right', /^§9 toasts/),
  rule('§9', 'Stored under the key user, sent as Bearer', /^§9 a login is stored/),
  rule('§9', 'A payment is initiated for the vehicle CAR', /^§9 a payment is initiated/),
  rule('§9', 'Six slides, every 5 seconds, wrapping around', /^§9 the carousel/),
  rule(
    '§9',
    'GST is 18% of the package part, floored; poojas have none',
    /^§9 (GST|poojas have|the charge|the cost is the)/,
  ),
  rule(
    '§9',
    'Item price = package + additionalPerson × (people − 2) + poojas',
    /^§9 (the price of an|a package for %d|a price edited)/,
  ),
  rule(
    '§9',
    'Total = order + floored GST, of which 5000 at most are payable',
    /^§9 (the total of|of |in any cart|the order of|the cost is not)/,
  ),
  rule('§9', 'Head count 2 to 11, default 2', /^§(9 head counts|5 §9 head counts|9 a package for %j)/),
  rule('§9', 'Rating 1 to 5, default 5', /^§9 the rating/),
  rule('§9', 'UTR length exactly 12', /^§9 a UTR/),
  rule('§9', 'Currency: rupee, to the paisa', /^§9.*(in rupees|to the paisa$)/),
  rule('§9', 'The five cities', /^§9 the five cities/),
]
