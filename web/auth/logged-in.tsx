import { use } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { DocumentContext } from '../document-context.ts'
import { useTranslate } from '../language/language.ts'
import { Page } from '../ui/page.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'

/**
 * The answer to a login or registration that was sent without scripts. Its script stores the session and goes on; without scripts
 * the page says what works. `said` is what was done on the way, `unsent` a text that was not accepted.
 */
export function LoggedIn({ said, unsent }: { said: string[]; unsent?: string }) {
  const t = useTranslate()
  const { nonce, handOver } = use(DocumentContext)
  return (
    <Page width="message">
      <h1>{t(m.auth_logged_in)}</h1>
      {said.map((text) => (
        <p key={text} role="status">
          {text}
        </p>
      ))}
      {unsent && <blockquote className="whitespace-pre-line">{unsent}</blockquote>}
      {/* The browser hides a nonce from scripts, and only the server has the session. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handOver }} />
      <ScriptsOff />
    </Page>
  )
}
