import type { Today } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Says that rows of imported statements still need somebody. */
export function StatementsLeft({ statements: { rows } }: Pick<Today, 'statements'>) {
  const t = useTranslate()
  if (rows === 0) return null
  return (
    <p className="rounded-lg border-2 border-marigold bg-glow px-3 py-2">
      {t(m.desk_statements_left, { rows })} <TextLink to="/admin/statements">{t(m.nav_statements)}</TextLink>
    </p>
  )
}
