import type { Tone } from '../../messages/status.ts'

/** A label and its value, such as the amount or the date. */
export type EmailRow = [label: string, value: string]

/** One thing that happens next or must be done; its title, if it has one, stands before it. */
export type EmailStep = { title?: string; text: string }

/** The journey of a booking, as the slip of the pages shows it. */
export type EmailCard = {
  /** The number before the name, if an email has several journeys. */
  number?: string
  name: string
  city: string
  /** The weekday and the days. */
  when: string
  /** The number of days and people; empty for a pooja. */
  people: string
  /** Where and when the journey begins, and what happens there. */
  stop?: { label: string; text: string; note: string }
  /** The amounts that are paid now and on arrival. */
  amounts: EmailRow[]
}

/** The texts of one email, before they become plain text and HTML. */
export type EmailContent = {
  subject: string
  /** The text that an inbox shows beside the subject; the email itself says the same. */
  preheader: string
  /** The subject by default. */
  heading?: string
  /** The state of the booking or payment that the email is about. */
  status?: { text: string; tone: Tone }
  greeting: string
  paragraphs: string[]
  /** Shown large, because the reader must type it. */
  code?: EmailRow
  /** The journeys that the email is about. */
  cards?: EmailCard[]
  rows: EmailRow[]
  /** Phone numbers in the rows, which become links. */
  phones?: string[]
  steps?: { title: string; items: EmailStep[] }
  link?: { text: string; url: string }
  /** Further links; they do not look like a button. */
  second?: { text: string; url: string }
  /** Paragraphs after the links. */
  after: string[]
  closing: string
}

/** Where a reader can reach the operator. */
export type Care = { phone: string; email: string }
