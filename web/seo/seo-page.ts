import type { RootData } from '../root-data.ts'

/** A page as search engines and messengers read it. `href` is its address in its language. */
export type SeoPage = RootData & { path: string; title: string; href: string }
