import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { parts } from './setting-words.ts'

/** Links to the parts of the settings of the site, which stand below one's own settings on a long page. */
export function SiteContents() {
  const t = useTranslate()
  return (
    <nav aria-label={t(m.desk_site_title)} className="flex flex-wrap gap-x-5">
      {parts.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="link inline-flex min-h-11 items-center"
          // This must not be a navigation, because a navigation asks about unsaved edits, and these edits stay here.
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {t(title)}
        </a>
      ))}
    </nav>
  )
}
