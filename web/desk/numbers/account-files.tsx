import { useState } from 'react'
import { Link } from 'react-router'
import { failureOf } from '../../../contract/client.ts'
import type { DeskNumbers } from '../../../contract/desk/numbers.ts'
import { type AccountFile, accountFileName, accountFiles } from '../../../domain/account-file.ts'
import { m } from '../../../messages/compiled/messages.js'
import { type Message, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { useFirm } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { FiledMark } from './filed-month.tsx'

const names: Record<Exclude<AccountFile, 'day-book.json'>, Message> = {
  'figures.csv': m.accounts_figures,
  'day-book.csv': m.accounts_day_book,
  'journal.csv': m.accounts_journal,
  'tally.xml': m.accounts_tally,
  'gstr1.json': m.accounts_gstr1,
  'gstr1.xlsx': m.accounts_gstr1_sheets,
  'gstr3b.csv': m.accounts_gstr3b,
  'return-check.csv': m.accounts_check,
}

/** The files of a month for the accountant. */
export default function AccountFiles({ numbers, isForOwner }: { numbers: DeskNumbers; isForOwner: boolean }) {
  const t = useTranslate()
  const thisMonth = numbers.today.slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const isMonth = /^20\d\d-\d\d$/.test(month)
  const filed = numbers.filed.find((one) => one.month === month)
  const [pressed, setPressed] = useState<AccountFile | null>(null)
  const downloading = useMutation({
    // A plain link would not send the token.
    call: async (file: AccountFile) => {
      const response = await send(`/v1/admin/accounts/${file}?month=${encodeURIComponent(month)}`)
      if (!response.ok) throw await failureOf(response)
      downloadFile(await response.blob(), accountFileName(file, month, filed))
    },
    fallback: m.desk_numbers_csv_failed,
    reloads: false,
  })
  // An unregistered seller files no return.
  const isRegistered = useFirm().gstin !== ''
  const files = accountFiles.flatMap((file) =>
    file === 'day-book.json' || (!isRegistered && file === 'gstr1.json') ? [] : file,
  )
  return (
    <section aria-labelledby="accounts" className="card grid gap-4 sm:p-6 print:hidden">
      <h2 id="accounts">{t(m.accounts_title)}</h2>
      <p className="max-w-[75ch] text-quiet">{t(m.accounts_text)}</p>
      <div className="max-w-60">
        <Field
          label={t(m.accounts_month)}
          name="month"
          type="month"
          placeholder="2026-11"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
      </div>
      <ul className="flex flex-wrap gap-3">
        {files.map((file) => (
          <li key={file}>
            <Button
              kind="second"
              busy={downloading.busy && pressed === file}
              onClick={() => {
                if (!downloading.busy) setPressed(file)
                downloading.run(file)
              }}
            >
              {t(names[file])}
            </Button>
          </li>
        ))}
      </ul>
      {isMonth && (
        <Link to={`?book=${month}`} className="link inline-flex min-h-11 w-fit items-center">
          {t(m.accounts_book_show)}
        </Link>
      )}
      <FormError text={downloading.error} advice={downloading.advice} />
      {isRegistered && isMonth && month < thisMonth && (
        <FiledMark key={month} month={month} filed={filed} isForOwner={isForOwner} />
      )}
    </section>
  )
}
