import { createHash } from 'node:crypto'

/** Each connection of PostgreSQL keeps the plans of its named statements, so there must be few. */
const MOST_NAMES = 300
/** A longer list of values gives another text for each length. */
const MOST_PARAMETERS = 60

const CACHED_PLAN_CHANGED = '0A000'

/** In a comment of a statement outside a transaction: this statement is named, too. */
export const NAMED = '/* named */'

/** In a comment of a statement inside a transaction: this statement is not named, because the type that it uses can be dropped. */
export const UNNAMED = '/* unnamed */'

/**
 * Names statements, so that a connection parses and plans each of them once. Statements outside a transaction get no names, because
 * the filters of the desk need a plan for their values.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** The name of a statement; undefined if the statement must not be named. */
  nameOf(text: string, parameters: number, inTransaction: boolean): string | undefined {
    if (parameters === 0 || parameters > MOST_PARAMETERS) return undefined
    if (inTransaction ? text.includes(UNNAMED) : !text.includes(NAMED)) return undefined
    const known = this.#names.get(text)
    if (known) return known
    if (this.#names.size === MOST_NAMES) return undefined
    const name = `t${this.#generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    this.#names.set(text, name)
    return name
  }

  /** After a migration by another process, the plan of a statement may not fit its tables, so all statements get new names. */
  forgetAfter(error: unknown): void {
    if (!isPlanChanged(error)) return
    this.#generation++
    this.#names.clear()
  }
}

/** Whether a named statement has another result than at the time when it was named. The same statement with a new name works. */
export const isPlanChanged = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === CACHED_PLAN_CHANGED &&
  /cached plan/.test((error as { message?: string }).message ?? '')
