import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The way to the import of an earlier trade, for an owner. */
export default function ImportLink() {
  const t = useTranslate()
  return <TextLink to="/admin/lists/_import">{t(m.trade_title)}</TextLink>
}
