import { m } from '../../messages/compiled/messages.js'
import type { Found } from '../found/tags.ts'
import { breadcrumbs, orderedList } from '../found/things.ts'
import { availablePoojas } from './available-poojas.ts'

export const poojasFound: Found<unknown> = (page) => ({
  description: m.description_poojas({}, { locale: page.language }),
  picture: 'pooja',
  things: [
    breadcrumbs(page),
    { ...orderedList(availablePoojas.map((pooja) => pooja[page.language])), name: page.title, url: page.href },
  ],
})
