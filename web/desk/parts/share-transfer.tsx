import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'

type Props = { statementId: string; line: number; count: number; onDone?: () => void }

/** Marks one transfer as received for all payments that its row names. Each payment gets its part. */
export function ShareTransfer({ statementId: id, line, count, onDone }: Props) {
  const t = useTranslate()
  const marking = useMutation({
    call: () => unwrap(api.statements[':id'].verify.$post({ param: { id }, json: { lines: [line] } })),
    done: ({ data }) => {
      if (!('running' in data) && data.verified === 0) showToast('error', t(m.statement_row_skipped))
      onDone?.()
    },
    fallback: m.desk_verification_failed,
  })
  return (
    <>
      <Button kind="second" busy={marking.busy} className="justify-self-start" onClick={() => marking.run()}>
        {t(m.desk_transfer_mark, { count })}
      </Button>
      <FormError text={marking.error} advice={marking.advice} />
    </>
  )
}
