import { Link } from 'react-router'
import type { BookDay, DayBook } from '../../../contract/desk/accounts.ts'
import { formatMonth } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { useDay, useTableRupees } from '../../ui/format.ts'

const rows = [
  ['opening', m.accounts_book_opening],
  ['received', m.accounts_book_in],
  ['refunded', m.accounts_book_out],
  ['counted', m.accounts_book_counted],
  ['closing', m.accounts_book_closing],
] as const

/** The money of a month by day and way, with what the files of the bank say. */
export default function DayBookOfMonth({ book, month }: { book: DayBook; month: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <h1>{t(m.accounts_book_title, { month: formatMonth(month, language) })}</h1>
      <p className="max-w-[75ch] text-quiet">{t(m.accounts_book_text)}</p>
      <Link to="/admin/numbers" className="link inline-flex min-h-11 w-fit min-w-11 items-center">
        {t(m.nav_numbers)}
      </Link>
      {book.days.length === 0 ? (
        <p>{t(m.accounts_book_empty)}</p>
      ) : (
        [book.month, ...book.days].map((one) => <Day key={one.day} of={one} isMonth={one === book.month} />)
      )}
    </>
  )
}

function Day({ of, isMonth }: { of: BookDay; isMonth: boolean }) {
  const t = useTranslate()
  const day = useDay()
  const { ways } = of
  const rupees = useTableRupees(ways.flatMap((way) => Object.values(way)))
  const title = isMonth ? t(m.accounts_book_whole) : day(of.day)
  const cell = 'py-1 ps-2 text-end whitespace-nowrap tabular-nums'
  return (
    <div className="card grid gap-2 sm:p-6">
      <h2>{title}</h2>
      {/* An element that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
        <table className="w-full max-w-2xl text-base">
          <thead>
            <tr className="border-b-2 border-stone align-bottom">
              <th scope="col" className="py-1 text-start">
                {t(m.accounts_book_money)}
              </th>
              {[m.accounts_book_upi, m.accounts_book_bank, m.accounts_book_cash].map((name) => (
                <th key={t(name)} scope="col" className="py-1 ps-2 text-end">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([part, name]) => (
              <tr key={part} className="border-b border-stone">
                <th scope="row" className="py-1 text-start font-normal">
                  {t(name)}
                </th>
                {ways.map((way, index) => (
                  <td key={index} className={cell}>
                    {part === 'counted' && index < 2 ? '' : rupees(way[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Differences of={of} />
    </div>
  )
}

/** What differs from the files of the bank and from the counted cash, in words. */
function Differences({ of: { bank, ways } }: { of: BookDay }) {
  const t = useTranslate()
  const [, , cash] = ways
  const left = cash.received - cash.refunded - cash.counted
  const rupees = useTableRupees([left, ...Object.values(bank ?? {})])
  const differing = [
    [bank?.moreReceived, m.accounts_book_more_in, m.accounts_book_less_in],
    [bank?.moreRefunded, m.accounts_book_more_out, m.accounts_book_less_out],
    [Math.round(left * 100) / 100, m.accounts_book_cash_left, m.accounts_book_cash_over],
  ] as const
  const words = differing.flatMap(([more = 0, ifMore, ifLess]) =>
    more === 0 ? [] : [t(more > 0 ? ifMore : ifLess, { amount: rupees(Math.abs(more)) })],
  )
  const file = bank
    ? t(m.accounts_book_file, { received: rupees(bank.received), refunded: rupees(bank.refunded) })
    : t(m.accounts_book_no_file)
  const agrees = bank && bank.moreReceived === 0 && bank.moreRefunded === 0 ? t(m.accounts_book_agrees) : ''
  return (
    <ul className="grid max-w-[75ch] gap-1">
      <li>{[file, agrees].filter(Boolean).join(' ')}</li>
      {words.map((text) => (
        <li key={text} className="font-bold">
          {text}
        </li>
      ))}
    </ul>
  )
}
