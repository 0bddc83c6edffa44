import { useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { Claim } from '../../../contract/desk/phone-booking.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { CopiedValues } from '../../copy/copied-values.tsx'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { ClaimCode } from '../bookings/entered-result.tsx'

/** A new code for a person without an email who has lost the first code. */
export function NewClaim({ userId }: { userId: string }) {
  const t = useTranslate()
  const [claim, setClaim] = useState<Claim | null>(null)
  const making = useMutation({
    call: () => unwrap(api.admin.user[':userId'].claim.$post({ param: { userId }, json: {} })),
    fallback: m.common_update_failed,
    done: ({ data }) => setClaim(data),
    reloads: false,
  })
  return (
    <div className="grid gap-3">
      <Button kind="second" busy={making.busy} className="justify-self-start" onClick={() => making.run()}>
        {t(m.desk_new_claim)}
      </Button>
      <FormError text={making.error} advice={making.advice} />
      {claim && (
        <div role="status" className="grid gap-3">
          <ClaimCode code={claim.code} />
          <CopiedValues values={[{ label: t(m.desk_enter_link), value: claim.url }]} />
        </div>
      )}
    </div>
  )
}
