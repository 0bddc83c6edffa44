import { type Rule, rule } from './specification-rules.ts'

/** The product's promises about the operator's content: offers, photos, places, drivers and priests. */
export const photoRules: readonly Rule[] = [
  rule(
    'PHOTOS',
    'Photos are encoded anew in three sizes, without metadata; what is no whole picture is refused',
    /^PHOTOS (upload|refused|date)/,
  ),
  rule('PHOTOS', 'Order, cover and deletion are saved at once; files without a photo go after days', /^PHOTOS order/),
  rule('PHOTOS', 'Photos are stored in the data folder, or signed in a store that speaks S3', /^PHOTOS in a store/),
  rule(
    'OFFERS',
    'Staff add, copy, order, publish and hide cities, packages and poojas; the site follows at once',
    /^OFFERS/,
  ),
  rule(
    'PLACES',
    'Places, closed days and prices of a day: set by staff, told to all, and bad input changes nothing',
    /^PLACES (days|bad input|prices|%s|a season|fewer|the days|an entry)/,
  ),
  rule(
    'PLACES',
    'A quote or UTR holds its place; the last one is sold once; money that comes too late is never refused',
    /^PLACES (held|too late|races)/,
  ),
  rule(
    'SETUP',
    'What is missing before the first devotee pays, at the desk and by the doctor; a test booking leaves no number',
    /^SETUP/,
  ),
  rule('PASSKEYS', 'Staff add, name and remove passkeys, which are a second step of the login', /^PASSKEYS/),
  rule(
    'PEOPLE',
    'Drivers and priests are a list, chosen for several journeys at once; bookings keep the names',
    /^PEOPLE/,
  ),
]
