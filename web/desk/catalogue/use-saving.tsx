import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../messages/compiled/messages.js'
import { errorMessage, type Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { keepKey } from '../parts/kept-key.ts'
import { rupeesOf, textOf } from '../parts/form-values.ts'
import { useMissingTexts } from './missing-texts.ts'
import { type Area, setStatus } from './publication-calls.ts'

type Sent = { form: FormData; publishes: boolean; zeroIsMeant?: true; missingIsMeant?: true }

export type SavingOf<Answer, Draft extends object> = {
  area: Area
  /** The key of the fields in the body, such as `content` in the issue of `content.price`. */
  prefix: string
  /** The labels of the fields, by the fields' names. */
  labels: Record<string, string>
  /** The amounts before the edit, by the names of their fields. */
  amounts?: Record<string, number>
  /** The values of the fields, for the list of missing texts and for the preview. */
  read: (form: FormData) => Draft
  save: (form: FormData) => Promise<Answer>
  /** The address of the page that follows. */
  next: (answer: Answer, isPublished: boolean) => string
  saved: Message
}

/**
 * Saves a city, package or pooja; then sends the first photo of a new one, and publishes it if that was asked. If a later step
 * fails, the offer stays saved, and the message says so: sending the form again would save it twice.
 */
export function useSaving<Answer extends { data: { id: string }; message?: string | undefined }, Draft extends object>({
  area,
  prefix,
  labels,
  amounts = {},
  read,
  save,
  next,
  saved,
  markSaved,
}: SavingOf<Answer, Draft> & { markSaved: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const missingIn = useMissingTexts()
  const [asked, setAsked] = useState<Sent | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')

  async function saveAll({ form, publishes }: Sent) {
    setProblem('')
    const { firstPhoto } = await import('../photos/send-photo.ts')
    const send = firstPhoto(form, prefix)
    const answer = await save(form)
    keepKey(textOf(form, 'key'))
    const { id } = answer.data
    const done = { answer, message: answer.message, problem: '' }
    try {
      await send?.(`/${area}/${id}`, setSent)
      if (publishes) done.message = (await setStatus(area, id, 'PUBLISHED', textOf(form, 'key'))).message
    } catch (error) {
      done.problem = t(m.offers_saved_in_part, { message: errorMessage(error, m.common_update_failed) })
    } finally {
      setSent(null)
    }
    return { ...done, isPublished: publishes && done.problem === '' }
  }
  const saving = useMutation({
    call: saveAll,
    saved,
    fallback: m.common_update_failed,
    done: (done) => {
      markSaved()
      setProblem(done.problem)
      if (done.problem) showToast('error', done.problem)
      return navigate(next(done.answer, done.isPublished))
    },
    reloads: false,
    reloadsAfterConflict: true,
  })

  const newZeros = (form: FormData) =>
    Object.entries(amounts).flatMap(([name, before]) => (rupeesOf(form, name) === 0 && before !== 0 ? name : []))
  const isZero = ({ form, zeroIsMeant }: Sent) => !zeroIsMeant && newZeros(form).length > 0
  const isUnfinished = ({ form, publishes, missingIsMeant }: Sent) =>
    publishes && !missingIsMeant && missingIn(read(form)).length > 0
  const send = (wanted: Sent) => (isZero(wanted) || isUnfinished(wanted) ? setAsked(wanted) : saving.run(wanted))
  const answerWith = (meant: Pick<Sent, 'zeroIsMeant' | 'missingIsMeant'>) => () => {
    setAsked(null)
    if (asked) send({ ...asked, ...meant })
  }
  const zero = (form: FormData) => ({
    title: t(m.desk_zero_title),
    text: t(m.desk_zero_text, {
      fields: newZeros(form)
        .map((name) => labels[name])
        .join(', '),
    }),
    yes: t(m.desk_zero_save),
    no: t(m.desk_back),
    onYes: answerWith({ zeroIsMeant: true }),
  })
  const unfinished = (form: FormData) => ({
    title: t(m.publication_missing_title, { name: textOf(form, 'name') || textOf(form, 'nameHindi') }),
    text: [...missingIn(read(form)), t(m.publication_missing_text)].join(' '),
    yes: t(m.publication_missing_yes),
    no: t(m.publication_missing_no),
    onYes: answerWith({ missingIsMeant: true }),
  })
  const question = asked && (
    <AskDialog {...(isZero(asked) ? zero(asked.form) : unfinished(asked.form))} onNo={() => setAsked(null)} />
  )
  return { ...saving, send, sent, problem, question }
}
