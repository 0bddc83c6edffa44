import { type Rule, rule } from './specification-rules.ts'

/** The product's promises about its pages beyond the specification, by topic. */
export const pageRules: readonly Rule[] = [
  rule(
    'FORMS',
    'No form puts a field into an address: with late scripts, without scripts, on every page',
    /^FORMS every form/,
  ),
  rule('FORMS', 'Sent before the scripts are there: login, registration, feedback, language', /^FORMS early/),
  rule('FORMS', 'Sent without scripts: the same, and a new password', /^FORMS without scripts/),
  rule(
    'FORMS',
    'All that is wrong is told at once, at its field, in whole sentences without names of the wire',
    /^FORMS errors/,
  ),
  rule(
    'FORMS',
    'A number from abroad is understood by its country, and never made Indian without asking',
    /^FORMS phone/,
  ),
  rule('FORMS', 'Edits that are not saved ask before they are lost', /^FORMS unsaved/),
  rule('FORMS', 'Amounts: no wheel, no 1e3, 0 asks first', /^FORMS amounts/),
  rule('FORMS', 'The city of a package is chosen from the cities that have a page', /^FORMS city/),
  rule('FORMS', 'From another site, of another type, too large: refused in words', /^FORMS posts/),
  rule(
    'SEO',
    'Every public page has an address in each language, and names both',
    /^SEO (\$address|a city in capitals)/,
  ),
  rule(
    'SEO',
    'An address that names its language is shown in it, until another is chosen',
    /^SEO (an address|the address’s|the header’s|who comes|what a page|a link to)/,
  ),
  rule('SEO', 'Offline, a page is stored in one’s own language', /^SEO offline/),
  rule(
    'SEO',
    'Every page has a title and a description; private pages are not listed',
    /^SEO (every page|%s has a title|an unknown city)/,
  ),
  rule('SEO', 'The sitemap has both addresses of each page', /^SEO the sitemap/),
  rule(
    'SEO',
    'Structured data has the agency, trips, events and reviews',
    /^SEO (landing|\/city|the lists|the rating|the agency|an agency)/,
  ),
  rule('SEO', 'Markup in a name or text stays text', /^SEO markup/),
  rule('SEO', 'GET /feedback/rating', /^SEO feedback\/rating/),
  rule(
    'CHECKOUT',
    'Too many unverified payments or quotes: the page says before paying what to do',
    /^CHECKOUT limits/,
  ),
  rule(
    'CHECKOUT',
    'A typed UTR is kept after a reload, a pasted line is read, people abroad are told what to do',
    /^CHECKOUT in/,
  ),
  rule(
    'CHECKOUT',
    'The booking has an address; a begun payment is remembered; a server that is away is not a missing network; what ended a price is said',
    /^CHECKOUT (a booking has|a begun|a server|a price)/,
  ),
  rule(
    'ACCOUNT',
    'A session that ends is renewed in place; another account in another tab is named; a half-filled registration is kept',
    /^ACCOUNT (a session that|another account|a registration)/,
  ),
  rule(
    'CHOOSING',
    'A choice is kept after a reload, a login and an undo; the cart is counted; early presses count; errors are said once',
    /^CHOOSING/,
  ),
  rule('DOCS', 'The documentation names only files that exist', /^DOCS \S+ names only files/),
  rule('DOCS', 'Decisions are short, numbered without gaps and found by every reference', /^DOCS (every )?decisions?/),
  rule('DOCS', 'The documentation is short', /^DOCS the documentation is short/),
  rule('DEMO', 'Invented content is marked, and the operator is warned of it', /^DEMO (feedback|start warnings)/),
  rule(
    'DEMO',
    'Steps, metres and closed days of a place are the same in all texts; rites for the departed name the family’s priest',
    /^DEMO content/,
  ),
  rule('SEO', 'Pictures for shared links, icons for home screens', /^SEO (the picture|the home screen)/),
  rule(
    'OFFLINE',
    'Visited pages open without a network, marked as stored; others say what is available',
    /^OFFLINE a city page/,
  ),
  rule('OFFLINE', 'Own bookings open without a network; a logout deletes them', /^OFFLINE own/),
  rule(
    'ACCESS',
    'Every page in every state, both languages, light and dark: axe (WCAG 2.2 AA, best practice), targets of 44 px, 320 px, text of 200%, Hindi words marked as Hindi',
    /^ACCESS \$name/,
  ),
  rule('ACCESS', 'A new page cannot be left out of that list', /^ACCESS every route/),
  rule('ACCESS', 'The whole booking works by keyboard only, with a visible focus', /^ACCESS the whole booking/),
  rule('ACCESS', 'The focus is never lost: after deletions, dialogs, filters, forms', /^ACCESS the focus/),
  rule('ACCESS', 'The first focus stop skips to the content', /^ACCESS the first focus stop/),
  rule('ACCESS', 'A new page has its title and the focus on its heading', /^ACCESS a new page/),
  rule(
    'ACCESS',
    'Errors are announced and shown at the field; the first wrong field is focused',
    /^ACCESS a (wrong|missing)/,
  ),
  rule(
    'ACCESS',
    'The carousel has a name, can be paused, and moves by keys and finger',
    /^ACCESS (the carousel|a finger)/,
  ),
]
