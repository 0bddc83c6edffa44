import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import './lines.css'

type Props = {
  /** The field that a phone always shows. */
  search: ReactNode
  /** The others: on a phone they are folded. */
  children: ReactNode
  /** What the filters are set to, in words. */
  set: readonly (string | undefined)[]
  addressOf: (form: FormData) => string
  /** What shows all; `stays`: also while nothing is set. */
  clear: { to: string; text: string; stays?: true }
  role?: 'search'
}

/** The filters of a list in one line. On a phone they are folded behind a button that says what they are set to. */
export function FilterLine({ search, children, set, addressOf, clear, role }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const said = set.filter(Boolean).join(', ')
  return (
    <AjaxForm
      role={role}
      className="filter-line"
      data-folded={isOpen ? undefined : ''}
      onSend={(form) => void navigate(addressOf(form), { preventScrollReset: true })}
    >
      <div className="filter-search">{search}</div>
      <Button kind="second" className="filter-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(m.list_filters)}
        {said && `: ${said}`}
      </Button>
      {children}
      <Button type="submit" kind="second">
        {t(m.desk_apply)}
      </Button>
      {(said || clear.stays) && (
        <ButtonLink kind="quiet" to={clear.to} preventScrollReset className={said ? '' : 'filter-more'}>
          {clear.text}
        </ButtonLink>
      )}
    </AjaxForm>
  )
}

/** A filter that a phone folds. */
export const Folded = ({ children }: { children: ReactNode }) => <div className="filter-more">{children}</div>
