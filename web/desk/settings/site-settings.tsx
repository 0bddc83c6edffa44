import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { SiteSettingName, SiteSettings as Settings } from '../../../contract/desk/site-settings.ts'
import type { PasskeySigned } from '../../../contract/passkeys.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api, type Message } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { stale } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import type { OnSaved } from '../../ui/unsaved-edits.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { textOf } from '../parts/form-values.ts'
import { KeyField } from '../parts/key-field.tsx'
import { keepKey } from '../parts/kept-key.ts'
import { LogoField } from './logo-field.tsx'
import { RefundTiers, typedTiers } from './refund-tiers.tsx'
import { firstPart, helps, isNew, labels, parts } from './setting-words.ts'
import { useLabels } from '../parts/labels.ts'

// Loaded late, because it needs a library.
const PayeePasskey = lazy(() => import('./payee-passkey.tsx'))

/** What the operator sets without a restart: the payee, the firm, customer care, the emails of the desk. */
export function SiteSettings({ read, onSaved }: { read: Settings; onSaved: OnSaved }) {
  const t = useTranslate()
  // This part is loaded after the page, when the browser has already looked for the part that the address names.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  const testing = useMutation({
    call: () => unwrap(api.admin.settings.email.$post({ json: {} })),
    saved: m.desk_site_test_email_queued,
    fallback: m.desk_site_test_email_failed,
    reloads: false,
  })
  return (
    <>
      <h2 className="text-2xl">{t(m.desk_site_title)}</h2>
      <p>{t(m.desk_site_intro)}</p>
      {(isNew(read) ? [firstPart] : parts).map((part) => (
        <SettingsForm key={part.id} part={part} read={read} onSaved={onSaved} />
      ))}
      <p>
        <Button kind="second" type="button" busy={testing.busy} onClick={() => testing.run()}>
          {t(m.desk_site_test_email)}
        </Button>
      </p>
    </>
  )
}

type FormProps = { part: (typeof parts)[number]; read: Settings; onSaved: OnSaved }

/** The settings of one part, and the effect of a change. Each part is saved by itself. */
function SettingsForm({ part: { id, title, text, names }, read, onSaved }: FormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const ref = useRef<HTMLFormElement>(null)
  const signed = useRef<PasskeySigned>(undefined)
  const [tries, setTries] = useState(0)
  // If the form were saved before the logo has arrived, the logo would be missing.
  const [isUploading, setUploading] = useState(false)
  const open = names.filter((name) => !read.fromEnvironment.includes(name))
  const saving = useMutation({
    call: (form: FormData) => {
      const wanted = Object.fromEntries(
        open.map((name) => [name, name === 'refundTiers' ? typedTiers(form) : textOf(form, name)]),
      )
      const before = Object.fromEntries(open.map((name) => [name, read.settings[name]]))
      const [code, passkey] = [textOf(form, 'code'), signed.current]
      signed.current = undefined
      const confirmed = passkey ? { passkey } : code && { code }
      const settings = { ...wanted, key: textOf(form, 'key'), ...confirmed, before }
      return unwrap(api.admin.settings.$put({ json: { settings } }))
    },
    saved: m.desk_site_saved,
    fallback: m.common_update_failed,
    done: async () => {
      if (ref.current) {
        onSaved(ref.current)
        keepKey(textOf(new FormData(ref.current), 'key'))
      }
      setTries(tries + 1)
      // Header, footer and title show them too.
      stale.site = true
      await (id === firstPart.id ? navigate('/admin') : revalidate())
      stale.site = false
    },
    failed: () => setTries(tries + 1),
    reloads: false,
    reloadsAfterConflict: true,
  })
  const labelsOfKeys = { key: t(m.desk_security_key), code: t(m.desk_site_code) }
  const asksCode = names.includes('upiId') && read.payeeAsksCode
  const texts = useLabels(labels)
  return (
    <section aria-labelledby={id} className="card grid gap-4">
      <h3 id={id} tabIndex={-1}>
        {t(title)}
      </h3>
      <p>{t(text)}</p>
      <AjaxForm
        data-edits
        ref={ref}
        onSend={(form) => {
          if (!isUploading) saving.run(form)
        }}
        summary={<ErrorSummary failure={saving.failure} labels={{ ...texts, ...labelsOfKeys }} prefix="settings" />}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <SettingField
              key={name}
              name={name}
              label={texts[name]}
              read={read}
              error={saving.issueOf(`settings.${name}`)}
              onUpload={setUploading}
            />
          ))}
        </div>
        {open.length > 0 && (
          <>
            <KeyField error={saving.issueOf('settings.key')} />
            {asksCode && (
              <>
                <Field
                  label={labelsOfKeys.code}
                  name="code"
                  autoComplete="one-time-code"
                  error={saving.issueOf('settings.code')}
                />
                <Suspense>
                  <PayeePasskey
                    key={tries}
                    busy={saving.busy}
                    onSigned={(passkey) => {
                      signed.current = passkey
                      ref.current?.requestSubmit()
                    }}
                  />
                </Suspense>
              </>
            )}
            <Button type="submit" busy={saving.busy || isUploading} className="sm:min-w-48 sm:justify-self-start">
              {t(m.common_save)}
            </Button>
          </>
        )}
      </AjaxForm>
    </section>
  )
}

const choicesOf: Partial<Record<SiteSettingName, readonly { value: string; text: Message | string }[]>> = {
  operatorLanguage: [
    { value: '', text: '–' },
    { value: 'en', text: 'English' },
    { value: 'hi', text: 'हिन्दी' },
  ],
  placeOfSupply: [
    { value: 'buyer', text: m.desk_site_place_of_buyer },
    { value: 'stay', text: m.desk_site_place_of_stay },
  ],
  dayPhotos: [
    { value: 'no', text: m.desk_site_day_photos_no },
    { value: 'yes', text: m.desk_site_day_photos_yes },
  ],
  keptFee: [
    { value: 'taxable', text: m.desk_site_kept_fee_taxable },
    { value: 'none', text: m.desk_site_kept_fee_none },
  ],
}

type SettingProps = {
  name: SiteSettingName
  label: string
  read: Settings
  error?: string
  onUpload: (isUploading: boolean) => void
}

function SettingField({ name, label, read, error, onUpload }: SettingProps) {
  const t = useTranslate()
  const isFixed = read.fromEnvironment.includes(name)
  const invented = read.invented.includes(name) ? t(m.desk_site_invented) : undefined
  const usual = helps[name] && t(helps[name])
  const help = isFixed ? t(m.desk_site_from_environment) : (invented ?? usual)
  const value = read.settings[name]
  if (name === 'refundTiers') return <RefundTiers key={value} value={value} isFixed={isFixed} error={error} />
  if (name === 'siteLogo') return <LogoField key={value} {...{ value, isFixed, error, onUpload }} />
  const common = { label, name, help, error }
  const choices = choicesOf[name]
  if (choices && !isFixed)
    return (
      <Select
        key={value}
        {...common}
        defaultValue={value}
        choices={choices.map((choice) => ({
          ...choice,
          text: typeof choice.text === 'string' ? choice.text : t(choice.text),
        }))}
      />
    )
  const lang = name.endsWith('Hindi') ? 'hi' : undefined
  return <Field {...common} lang={lang} autoComplete="off" readOnly={isFixed} defaultValue={value} />
}
