import { NavLink } from 'react-router'
import { type ListName, listNames } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listTitle } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'

/** Links to the lists. */
export function ListTabs({ current }: { current: ListName }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(m.list_lists)} className="scrolls-on -mx-2 flex overflow-x-auto">
      {listNames.map((list) => (
        <NavLink
          key={list}
          to={`/admin/lists/${list}`}
          aria-current={list === current ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center border-b-4 border-transparent px-1.5 pt-1 whitespace-nowrap sm:px-2 hover:border-stone aria-[current=page]:border-marigold aria-[current=page]:font-bold"
        >
          {t(listTitle[list])}
        </NavLink>
      ))}
    </nav>
  )
}
