/**
 * A statement of the specification that we do not follow word for word: its numbers, our behavior, and the sentence that allows it.
 */
type Departure = { numbers: readonly string[]; statement: string; done: string; allowedBy: string }

export const departures: readonly Departure[] = [
  {
    numbers: ['1.6'],
    statement: '§2 the carousel advances every 5 seconds',
    done: 'It does, except while the visitor pauses it, points at it or has the focus in it, or asks for less motion',
    allowedBy:
      'CONTRACT.md: “Anything that neither fixes is yours to decide, as a user would expect it”; whether a visitor can hold a slide is not fixed',
  },
  {
    numbers: ['8.7'],
    statement: '§2 the cart shows the head count as 2 or (2 + n) people',
    done: '“2 people”, “(2 + 2) people”; none for a pooja alone, which has the head count 0',
    allowedBy:
      'Specification, section 3: “headCount (0 for a pooja)”; the figures are to the letter, the unit stands behind both',
  },
  {
    numbers: ['8.8'],
    statement: '§2 dates are dd MMM yyyy',
    done: 'The date is to the letter; its weekday stands before it, in Hindi the name of the month in full',
    allowedBy:
      'Specification, section 1: the site is in English and Hindi; the weekday is beside the date, not in its place',
  },
  {
    numbers: ['9.5'],
    statement: '§7 the checkout total is GET /bookings/cost',
    done: 'The cart calls it; the checkout shows the total of the quote of POST /payments/initiate',
    allowedBy:
      "CONTRACT.md, POST /bookings/add: “`amountPaid` must be that quote's `amountPayable`”; the specification, section 7, leaves open which payments calls the checkout makes",
  },
  {
    numbers: ['10.4'],
    statement: '§2 a booking shows the package name',
    done: 'A booking of a pooja alone shows the name of the pooja; the wire has “No package selected!”',
    allowedBy: 'Specification, section 2, cart: “the first event’s name when no package is chosen”',
  },
  {
    numbers: ['10.8'],
    statement: '§2 a booking has the badge Verified or Not verified',
    done: 'These two while it waits or is verified; “Payment not found”, “Cancelled” and “Over” have their own badge',
    allowedBy:
      'CONTRACT.md, GET /payments: “REJECTED when staff said so”; the specification has neither a rejection nor a cancellation',
  },
  {
    numbers: ['11.1', '12.1'],
    statement: '§2 /user/history and /user/settings are empty placeholders',
    done: 'Past journeys, and the own account',
    allowedBy: 'CONTRACT.md: “Anything that neither fixes is yours to decide”; a placeholder fixes no content',
  },
  {
    numbers: ['14.14'],
    statement: '§2 Save of the note only closes the popup; no call is shown',
    done: 'Save closes it and stores the note',
    allowedBy: 'CONTRACT.md, GET /admin/user/{userId}: “bookings also bear note”',
  },
  {
    numbers: ['17.2'],
    statement: '§2 logged in: Home, Cart, Bookings, Logout',
    done: 'A devotee has these; an admin has Home and Logout with the pages of the desk between them',
    allowedBy:
      'CONTRACT.md: “(every call marked USER) an ADMIN gets 403”: cart and bookings would show an admin nothing',
  },
  {
    numbers: ['19.4', '19.5'],
    statement: '§5 “Select single pooja or package.” and “Please select only 1 pooja”',
    done: 'The API answers them; on the page a second choice replaces the first and says so',
    allowedBy:
      'Specification, section 4: “either one package or one pooja, not both. Selecting a pooja clears previously chosen poojas and their date”',
  },
  {
    numbers: ['19.8'],
    statement: '§5 the trimmed length of a UTR is exactly 12',
    done: 'The API holds it; the page first removes blanks and hyphens and takes the number out of a copied line',
    allowedBy:
      'CONTRACT.md, POST /bookings/add: “`refNo`: trimmed, exactly 12 characters”: this is what is sent, not what is typed',
  },
  {
    numbers: ['20.1'],
    statement: '§8 on a non-success response a toast shows the message of the server, or a default',
    done: 'It does, unless the page says the same words at the field, in the summary or beside the act',
    allowedBy:
      'Specification, section 8: “Booking failure shows the server message or ‘Error booking’ inline”, “inline in red on register”',
  },
]
