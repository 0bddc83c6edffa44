import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** An owner's link to the import of an earlier trade. */
export default function ImportLink() {
  const t = useTranslate()
  return <TextLink to="/admin/lists/_import">{t(m.trade_title)}</TextLink>
}
