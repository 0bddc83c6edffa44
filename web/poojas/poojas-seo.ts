import { m } from '../../messages/compiled/messages.js'
import type { Found } from '../seo/meta-tags.ts'
import { breadcrumbs, orderedList } from '../seo/json-ld.ts'
import { availablePoojas } from './available-poojas.ts'

export const poojasFound: Found<unknown> = (page) => ({
  description: m.description_poojas({}, { locale: page.language }),
  picture: 'pooja',
  things: [
    breadcrumbs(page),
    { ...orderedList(availablePoojas.map((pooja) => pooja[page.language])), name: page.title, url: page.href },
  ],
})
