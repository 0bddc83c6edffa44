/**
 * What pages share comes in few files: a slow network pays for each of them, and small ones compress badly
 * (docs/decisions/0006). What belongs together is what the same pages load. A bundle takes along what its
 * modules import, so that those that most pages load come first.
 */
export const bundles = [
  'shared',
  'acts',
  'forms',
  'status',
  'offers',
  'trust',
  'journey',
  'itinerary',
  'phone',
  'bookings',
  'copies',
  'booking',
  'panchang',
  'sankalp',
  'sankalp-form',
  'sankalp-words',
  'payments',
  'payment-help',
  'places',
  'meeting',
  'desk',
  'statements',
  'rows',
  'begun',
  'offer',
  'catalogue',
  'photos',
  'people',
  'sheets',
  'day',
  'proofs',
  'festivals',
  'account',
  'step',
  'passkeys',
  'login',
  'audit',
  'more-acts',
  'entering',
  'trade',
  'claim',
  'waiting',
  'travellers',
  'accounts',
  'days',
  'asking',
  'inquiries',
] as const
type Bundle = (typeof bundles)[number]

/** By the area that the name of a message begins with, or the folder of a module below `web/`. */
const bundleOfArea: Record<string, Bundle | undefined> = {
  ask: 'asking',
  auth: 'forms',
  about: 'trust',
  booking: 'booking',
  bookings: 'booking',
  cancellation: 'trust',
  cart: 'acts',
  checkout: 'payments',
  changes: 'catalogue',
  cities: 'catalogue',
  copy: 'copies',
  days: 'days',
  desk: 'desk',
  inquiry: 'inquiries',
  journey: 'journey',
  list: 'desk',
  offer: 'asking',
  offers: 'catalogue',
  payment: 'payments',
  payments: 'payments',
  people: 'people',
  photo: 'photos',
  phone: 'phone',
  places: 'places',
  poojas: 'offers',
  publication: 'catalogue',
  questions: 'trust',
  sankalp: 'sankalp',
  search: 'desk',
  share: 'booking',
  shared: 'booking',
  sheet: 'sheets',
  day: 'day',
  proof: 'proofs',
  proofs: 'proofs',
  slip: 'journey',
  statement: 'statements',
  first: 'step',
  staff: 'step',
  passkey: 'step',
  second: 'step',
  invitation: 'step',
  status: 'status',
  terms: 'trust',
  buyer: 'travellers',
  accounts: 'accounts',
  travellers: 'travellers',
  trade: 'trade',
  trust: 'trust',
  waiting: 'waiting',
}

const messages = (names: string) => new RegExp(`^messages/compiled/messages/(${names})`)

/** Those that other pages load than the rest of their area. */
const exceptions: [Bundle, RegExp][] = [
  // The header and the footer of every page have them.
  ['shared', /^web\/(ui\/scripts-off|cart\/cart-count)\./],
  // What the page of today has beside the other pages that name roles.
  ['trade', messages('first_run_(all|people|see|staff)')],
  // The pages of staff, of an invitation and of the own settings name roles.
  ['step', /^messages\/staff-role\./],
  ['step', messages('settings_current_password')],
  ['trust', messages('contact_complaint')],
  // The audit log, and the changes of an offer, which are loaded after its form.
  ['audit', /^web\/desk\/audit\/|^messages\/audit-|^domain\/(audit|uuid)\./],
  ['audit', messages('audit_')],
  // What the audit log and the forms of cities and offers name.
  ['offer', /^messages\/scene\.|^domain\/panchang\/season\./],
  [
    'offer',
    messages(
      'desk_(details|facilities_hindi|hotel_class|itinerary_hindi|name_hindi|nights|state(_hindi)?[.]|stops|vehicle)',
    ),
  ],
  [
    'offer',
    messages('cities_(about|latitude|link|longitude|meeting_place|scene)|desk_(in_english|offer_gst|season)[.]'),
  ],
  [
    'offer',
    messages('offers_(ends_at|good_to_know|not_included|starts_at)|publication_(draft|hidden|published|withdrawn)'),
  ],
  ['catalogue', /^domain\/missing-texts\./],
  ['shared', messages('auth_scripts_off|(about|cancellation|poojas|questions|terms)_title')],
  // What reads bank statements is for the desk alone.
  ['statements', /^domain\/statement\//],
  // Pages on which somebody acts, mostly without a form.
  [
    'acts',
    /^web\/ui\/(ask-dialog|dialog|error-title|field|load-more|missing-page|modal|skeletons|tabs|use-mutation)\./,
  ],
  ['acts', /^web\/ui\/(amounts|days|download-file|gst-note)\.|^web\/trust\/cancellation-line\./],
  ['acts', /^web\/(session\/require-role|offline\/cached-notice)\.|^domain\/(ledger|local-address|payment|utr)\./],
  ['acts', messages('cancellation_(line|terms)|city_(add|package)_failed|history|offline_cached')],
  ['acts', messages('common_(gst|order|checkout|to_day|total|show_more|utr|reference)')],
  ['forms', /^web\/ui\/(checkbox|error-summary|form-action|unsaved-edits)\.|^web\/session\/feedback-draft\./],
  ['forms', messages('common_(country|email|error_summary|full_name|new_password|password|phone|save|unsaved|update)')],
  // The pages of devotees and of staff show it, and they share nothing else of a booking.
  ['status', /^messages\/status\.|^web\/ui\/(status|transfer-parts)\.|^domain\/(transfer|confirmation)\./],
  ['status', messages('common_part')],
  // Who keeps which day: the month, which is loaded when it is opened, and the festivals of staff.
  ['festivals', /^web\/panchang\/tradition-text\./],
  ['festivals', messages('festivals_not_shown|panchang_(smarta|vaishnava)')],
  // The pages that log in and register, and the one about privacy.
  ['account', /^web\/auth\/privacy-notice\./],
  ['account', messages('common_care_line')],
  ['login', /^web\/auth\/(feedback-to-send|login-form|second-step-ticket)\./],
  ['login', messages('auth_(forgot_password|login_error|login_failed|no_account)|feedback_login_to_send')],
  // The landing page, the cities, the poojas and the feedback.
  // The form for a booking by phone needs them too.
  ['offers', /^domain\/(head-count|price)\./],
  ['offers', /^web\/(feedback\/(feedback-text|travellers-feedback)|ui\/scene)\./],
  ['offers', messages('city_about|feedback_(example|journey|not_travelled|rating|stars|title)|landing_travellers')],
  [
    'itinerary',
    /^web\/(city\/fact-lists|words\/with-words|journey\/(city-map|stop-facts|timeline))\.|^domain\/spots\./,
  ],
  // The city and the new date of a booking have the button; the month is loaded when it is pressed.
  ['panchang', /^web\/panchang\/choose-by-tithi\./],
  ['panchang', messages('panchang_(failed|open)')],
  // Loaded with the month, or once a day is chosen.
  ['places', /^web\/panchang\/(offered-day|read-offer-days)\.|^domain\/(places|panchang\/offered)\./],
  ['places', messages('panchang_(next|previous)')],
  ['itinerary', messages('journey_day\\.|city_(arrival|pooja_date)')],
  ['journey', /^(domain|messages)\/itinerary\./],
  ['journey', messages('landing_(cities|how_utr)[.]|city_(facilities|itinerary)[.]')],
  ['journey', /^web\/priest\/profile\./],
  ['payments', /node_modules\/uqr\/|^web\/ui\/qr-code\.|^domain\/upi\./],
  ['payments', messages('error_utr')],
  // Loaded when somebody opens the help about their app, or about paying from abroad.
  ['payment-help', /^web\/checkout\/payment-help\./],
  ['payment-help', messages('checkout_(abroad_text|app_(bhim|gpay|paytm|phonepe)|apps_open)')],
  // On the page of a booking, and when it was just made.
  ['meeting', /^web\/bookings\/meeting\./],
  ['meeting', messages('booking_meeting_(title|map|more)')],
  ['bookings', /^web\/bookings\/(booked-items|booking-slip)\./],
  ['bookings', messages('booking_(act_cancel|cancel_(begun|term)|correct|list|load|money|plus|refund_where)')],
  ['copies', /^web\/bookings\/(download-document|share-booking)\./],
  ['copies', messages('booking_(calendar|document|share)|checkout_(copied|copy|marked)')],
  ['booking', messages('payment_reason')],
  // What was written, and the form, are loaded when they are shown.
  ['sankalp-words', /^web\/sankalp\/sankalp-words\.|^messages\/sankalp-lines\./],
  ['sankalp-words', messages('sankalp_(names|gotra_label|gotra_unknown|origin|other_gotra|death|death_unknown)\\.')],
  ['sankalp-form', /^web\/sankalp\/sankalp-(editor|form)\./],
  ['sankalp-form', messages('sankalp_(close|departed|gotra\\.|\\w+_help|saved|women)|error_sankalp_names')],
  ['sankalp', /^domain\/(departed|sankalp)\./],
  ['sankalp', messages('error_sankalp')],
  // Only a devotee who is logged in loads it.
  ['begun', messages('payment_begun')],
  ['desk', /^domain\/(refund-tiers|transfer-reference)\.|^messages\/setting-labels\./],
  // The slips of devotees show photos, staff add them where they edit an offer.
  ['journey', /^web\/ui\/photo\./],
  // Who drives is chosen on pages of bookings. The list of people is loaded after them.
  ['desk', /^web\/desk\/persons\/later\./],
  ['desk', messages('people_(priest|select|several)[.]')],
  // The audit log names what staff say of a photo.
  ['desk', messages('photo_(alt|alt_hindi|taken_by|taken_on|title)[.]')],
  // The phone of a driver needs no page of the desk.
  ['day', messages('sheet_(call|needs|none|tithi|travellers)|error_day_link_ended')],
  ['sheets', /^web\/desk\/sheets\/|^domain\/sheet\./],
  // The link to the sheets stands on pages that need nothing else of people.
  ['desk', messages('sheet_all')],
  ['people', messages('sheet_(cities|open)')],
  ['people', /^web\/desk\/(persons\/|parts\/use-told\.)|^domain\/person\./],
  ['people', messages('desk_told')],
  // Loaded after the form of what they show.
  ['photos', /^web\/desk\/photos\/|^domain\/(exif-date|photo)\./],
  // The header loads the links of staff for staff alone.
  [
    'desk',
    messages('nav_(audit|festivals|lists|numbers|offers|refunds|staff|statements|today|users)|error_staff_role'),
  ],
  // A devotee chooses the state of a buyer, and staff the state of a city.
  ['travellers', /^domain\/place-of-supply\./],
  // The lists of cities and offers, and the forms that edit one.
  ['catalogue', /^web\/desk\/(catalogue\/|parts\/(kept-key|key-field|labels)\.)/],
  [
    'catalogue',
    messages(
      'desk_(all_year|city_without_page|offer_gst_\\w+|one_a_line|order_saved|season|season_only|stop_(down|up)|security_key|zero_\\w+)',
    ),
  ],
  ['statements', /^web\/desk\/(parts\/statement-amount|statements\/(amount-to-confirm|statement))/],
  // What makes and uses passkeys is for staff alone.
  ['passkeys', /node_modules\/@simplewebauthn\/|^web\/auth\/use-passkey\./],
  // The form for a booking by phone, and the code for its devotee, are loaded when they are opened.
  ['entering', /^web\/desk\/(bookings\/(enter|offers-to-enter)|people\/new-claim)/],
  ['entering', messages('desk_(enter_(?!title)|new_claim)')],
  // The acts of staff on a booking are loaded after its page.
  ['more-acts', /^web\/desk\/(bookings\/(allowance|cancel-for|change-booking|more-acts|write-off)|parts\/mark-test)/],
  ['more-acts', messages('desk_(allow|booked(_before)?[.]|cancel|change|write_off)|error_day')],
  // The imports of an earlier trade and of offers are loaded when they are opened.
  ['trade', /^web\/desk\/(trade\/|parts\/spreadsheet-file\.)/],
  ['claim', /^web\/auth\/claim-account\./],
  ['claim', messages('claim|auth_claimed|invitation_no_link')],
  // Loaded for a day that is full, and by the bookings of a devotee.
  // The page of the places of an offer alone has these.
  ['days', /^web\/desk\/places\//],
  ['catalogue', messages('days_link')],
  ['asking', /^domain\/inquiry\.|^messages\/wished\.|^web\/ask\//],
  ['asking', messages('error_offer_link_ended')],
  ['inquiries', /^web\/desk\/inquiries\//],
  ['rows', /node_modules\/@tanstack\/|^web\/ui\/virtual-list\./],
]

const areaOf = (path: string) =>
  /^(?:messages\/compiled\/messages\/([a-z]+)_|web\/(\w+)\/)/.exec(path)?.slice(1).find(Boolean)

/** @param path below the root of the project */
export const bundleOf = (path: string): Bundle =>
  exceptions.find(([, pattern]) => pattern.test(path))?.[0] ?? bundleOfArea[areaOf(path) ?? ''] ?? 'shared'
