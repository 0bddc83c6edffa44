import { lazy, Suspense, use, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { languageNamed } from '../domain/address.ts'
import { nameSite } from '../domain/brand.ts'
import type { Route } from './+types/root'
import { useSessionCheck } from './cart/cart-count.ts'
import { DocumentContext } from './document-context.ts'
import { useLanguage, wantedLanguage } from './language/language.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { LanguageDialog } from './layout/language-dialog.tsx'
import { useRestoreFocus } from './layout/restore-focus.ts'
import { SkipLink } from './layout/skip-link.tsx'
import { pageContext } from './page-context.ts'
import { type RootData, stale, useLogo, useRootData } from './root-data.ts'
import { readSiteCities } from './site-cities.ts'
import { showKeptToast } from './toast/toast.tsx'
import { refusedContext } from './ui/form-action.ts'
import { PageFailure } from './ui/page-failure.tsx'
import devanagari from './type/compiled/eczar-devanagari.woff2?url'
import latin from './type/compiled/eczar-latin.woff2?url'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const page = context.get(pageContext)
  const { language, asksLanguage, care, firm, publicUrl, gstPercent, refundTiers, brand, priest } = page
  const cities = await readSiteCities(page)
  const isRefused = context.get(refusedContext)
  const site = { language, asksLanguage, care, firm, gstPercent, cities, origin: publicUrl, isRefused }
  // Values that are not set are left out, because they would add bytes to each page.
  return { ...site, ...(refundTiers && { refundTiers }), ...(brand && { brand }), ...(priest && { priest }) }
}

/** The root data changes only with the language and the settings of the site, so other navigations do not load it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const wanted = wantedLanguage(nextUrl)
  // If no language was chosen, the browser's language applies again after an address that names one.
  return (
    stale.site || (wanted ? wanted !== document.documentElement.lang : languageNamed(currentUrl.searchParams) !== null)
  )
}

// A page without a network works without it.
const Later = lazy(() => import('./layout/later.tsx').catch(() => ({ default: () => null })))

export function Layout({ children }: { children: React.ReactNode }) {
  const { css, nonce } = use(DocumentContext)
  const language = useLanguage()
  const brand = useRootData()?.brand
  const logo = useLogo()
  // This must run before any text contains the name; on the server it ran at the start.
  if (brand) nameSite(brand.name)
  const [isHydrated, setHydrated] = useState(false)
  // Preact cannot hydrate elements that the HTML of the server lacks.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setHydrated(true), [])
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1F3B57" />
        <link rel="icon" href={logo} />
        <link rel="apple-touch-icon" href={brand?.logo ? logo : '/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Preload font={latin} />
        {language === 'hi' && <Preload font={devanagari} />}
        <Meta />
        <Links />
        {/* The browser hides the nonce from scripts, and only the server has the styles, so hydration would warn. */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {/* The dialog stands before the page, so that both are painted together. */}
        <LanguageDialog />
        <SkipLink />
        <Header />
        <Suspense>{isHydrated && <Later />}</Suspense>
        <div id="content" tabIndex={-1} className="outline-none">
          {children}
        </div>
        <Footer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const Preload = ({ font }: { font: string }) => (
  <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
)

export default function Root() {
  useRestoreFocus()
  useSessionCheck()
  useEffect(() => showKeptToast(), [])
  return <Outlet />
}

export function ErrorBoundary() {
  return <PageFailure />
}
