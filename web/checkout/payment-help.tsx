import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'

type App = {
  /** The name of the app and the label of its line, as a sentence. */
  text: Message
  /** Apps show these labels in English also on a Hindi phone. */
  label: string
  /** A line of the same receipt whose number people mistake for the UTR, with an example number. */
  wrong?: { label: string; number: string }
}

const apps: readonly App[] = [
  { text: m.checkout_app_phonepe, label: 'UTR', wrong: { label: 'Transaction ID', number: 'T2611…' } },
  {
    text: m.checkout_app_gpay,
    label: 'UPI transaction ID',
    wrong: { label: 'Google transaction ID', number: 'CICAg…' },
  },
  { text: m.checkout_app_paytm, label: 'UPI Ref No' },
  { text: m.checkout_app_bhim, label: 'RRN' },
]

/** Shows where the most used apps show the UTR, or says who pays for a devotee abroad. */
export const PaymentHelp = ({ isForApps }: { isForApps: boolean | undefined }) =>
  isForApps ? <UtrInApps /> : <PayingAbroad />

function UtrInApps() {
  const t = useTranslate()
  return (
    <>
      <p>{t(m.checkout_apps_open)}</p>
      <ul className="grid gap-3 pt-2">
        {apps.map(({ text, label, wrong }) => (
          <li key={label} className="grid gap-1">
            <span className="leading-snug">{t(text)}</span>
            <Lines label={label} wrong={wrong} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Two lines of a receipt: a ring around the UTR, and a line through the other number. The sentence beside it says the same. */
function Lines({ label, wrong }: Pick<App, 'label' | 'wrong'>) {
  const height = wrong ? 76 : 46
  return (
    <svg aria-hidden viewBox={`0 0 290 ${height}`} className="w-full max-w-[22rem]" lang="en">
      <rect x="2" y="2" width="286" height={height - 4} rx="8" className="fill-paper stroke-edge stroke-2" />
      <text x="14" y="29" className="fill-ink text-[14px]">
        {label}
      </text>
      <text x="166" y="29" className="fill-ink text-[17px] font-bold tabular-nums">
        6325 •••• ••78
      </text>
      <ellipse cx="222" cy="23" rx="64" ry="16" className="fill-none stroke-kumkum stroke-[3.5]" />
      {wrong && (
        <>
          <text x="14" y="61" className="fill-quiet text-[14px]">
            {wrong.label}
          </text>
          <text x="190" y="61" className="fill-quiet text-[17px]">
            {wrong.number}
          </text>
          <path d="M180 56h78" className="fill-none stroke-quiet stroke-2" />
        </>
      )}
    </svg>
  )
}

/** Who pays for a devotee abroad, and where a refund goes. */
function PayingAbroad() {
  const t = useTranslate()
  return <p>{t(m.checkout_abroad_text, useCare())}</p>
}
