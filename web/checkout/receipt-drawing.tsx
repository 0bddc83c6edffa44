import { m } from '../../messages/compiled/messages.js'
import { useLanguage, useTranslate } from '../language/language.ts'

/** Payment apps show this label in English also on a Hindi phone. */
const LABEL = 'UPI transaction ID'
/** Not all digits are drawn, so that nobody can enter this number. */
const UTR = '6325 •••• ••78'

/** A drawing of an invented receipt that shows where the UTR is. */
export function ReceiptDrawing({ amount }: { amount: string }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <figure className="grid content-start gap-2">
      <svg aria-hidden viewBox="0 0 290 262" className="w-full max-w-[22rem]" lang={language}>
        <path
          d="M24 6Q143 2 266 7Q272 8 271 16Q274 120 270 247Q270 254 262 254Q256 262 248 255Q238 262 229 255Q219 262 210 255Q200 262 191 255Q181 262 172 255Q162 262 153 255Q143 262 134 255Q124 262 115 255Q105 262 96 255Q86 262 77 255Q67 262 58 255Q48 262 39 255Q30 261 24 254Q18 254 19 246Q16 128 18 14Q18 7 24 6z"
          className="fill-paper stroke-edge stroke-2"
        />
        <circle cx="52" cy="42" r="17" className="fill-tulsi" />
        <path d="M43 42q4 4 7 8q5-11 12-16" className="fill-none stroke-card stroke-[4]" strokeLinecap="round" />
        <text x="80" y="38" className="fill-ink text-[17px] font-bold">
          {t(m.checkout_utr_drawn_paid)}
        </text>
        <text x="80" y="60" className="fill-ink text-[17px] font-bold tabular-nums">
          {amount}
        </text>
        <path d="M32 80q112-3 226 1" className="fill-none stroke-stone stroke-2" strokeDasharray="5 5" />
        <path
          d="M34 102q60-2 110 0M34 122q40 1 78-1M34 232q70-2 140 1"
          className="fill-none stroke-stone stroke-[7]"
          strokeLinecap="round"
        />
        <text x="42" y="169" className="fill-ink text-[17px]" lang="en">
          {LABEL}
        </text>
        <text x="42" y="196" className="fill-ink text-[21px] font-bold tabular-nums">
          {UTR}
        </text>
        {/* A hand-drawn ring around the number. */}
        <path
          d="M216 152C160 136 46 138 27 164C14 190 40 210 120 211C196 212 236 204 238 180C238 160 206 148 150 146"
          className="fill-none stroke-kumkum stroke-[3.5]"
          strokeLinecap="round"
        />
      </svg>
      <figcaption>{t(m.checkout_utr_picture_text)}</figcaption>
    </figure>
  )
}
