import { m } from '../../messages/compiled/messages.js'
import type { SeoData } from '../seo/meta-tags.ts'
import { agency, breadcrumbList } from '../seo/json-ld.ts'
import { profile } from './profile-text.ts'
import { priestOf } from './profile.ts'

export const priestSeo: SeoData<unknown> = (page) => {
  const locale = page.language
  const { name, title } = priestOf(locale, page)
  if (page.priest) return { description: `${name}: ${title}.`, picture: 'pooja', jsonLd: [breadcrumbList(page)] }
  return {
    description: m.priest_page_description({ name }, { locale }),
    picture: 'pooja',
    jsonLd: [
      breadcrumbList(page),
      {
        '@type': 'ProfilePage',
        url: page.href,
        mainEntity: {
          '@type': 'Person',
          name,
          jobTitle: title,
          description: profile.biography[locale][0],
          telephone: profile.contact.phone,
          email: profile.contact.email,
          address: profile.contact.address[locale],
          knowsLanguage: profile.languages[locale],
          worksFor: agency(page),
        },
      },
    ],
  }
}
