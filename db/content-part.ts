import type { Tables } from './tables.ts'

/** What public answers are made of; each part changes by itself. */
export type ContentPart = Tables['content_versions']['part']
