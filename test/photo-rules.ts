import { type Rule, rule } from './specification-rules.ts'

/** What the product promises about what the operator writes at the desk: offers, photos, drivers and priests. */
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
    'PEOPLE',
    'Drivers and priests are a list, chosen for several journeys at once; bookings keep the names',
    /^PEOPLE/,
  ),
]
