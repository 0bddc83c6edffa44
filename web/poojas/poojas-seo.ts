import { m } from '../../messages/compiled/messages.js'
import type { SeoData } from '../seo/meta-tags.ts'
import { breadcrumbList, orderedList } from '../seo/json-ld.ts'
import { availablePoojas } from './available-poojas.ts'

export const poojasSeo: SeoData<unknown> = (page) => ({
  description: m.poojas_page_description({}, { locale: page.language }),
  picture: 'pooja',
  jsonLd: [
    breadcrumbList(page),
    { ...orderedList(availablePoojas.map((pooja) => pooja[page.language])), name: page.title, url: page.href },
  ],
})
