import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { useTranslate } from '../../language/language.ts'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { keptKey } from '../parts/kept-key.ts'

/** Does something with the security key. */
export type KeyedAct = (key: string) => Promise<unknown>

/**
 * The acts of a page that each need the security key. The key is typed once, above them, and is forgotten when the page is left.
 * `label` tells it from another key on the page; `after` runs when an act is done and the page has loaded its data again.
 */
export function useKeyedActs({ label = m.desk_security_key, after }: { label?: Message; after?: () => void } = {}) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const [key, setKey] = useState(keptKey)
  const acting = useMutation({
    call: (act: KeyedAct) => act(key),
    saved: m.desk_order_saved,
    fallback: m.common_update_failed,
    reloads: false,
    reloadsAfterConflict: true,
    done: async () => {
      await revalidate()
      after?.()
    },
  })
  const keyField = (
    <div className="grid max-w-lg gap-2">
      <PasswordField
        label={t(label)}
        help={t(m.publication_key_help)}
        autoComplete="off"
        value={key}
        onChange={({ target }) => setKey(target.value)}
        error={acting.issueOf('key')}
      />
      <FormError text={acting.errorBeside('key')} />
    </div>
  )
  return { run: acting.run, busy: acting.busy, keyField }
}
