import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

/** Stands for a value of a statement that is not known yet. */
class Later {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  [Symbol.toPrimitive](): never {
    throw notYet(this.name)
  }

  toJSON(): never {
    throw notYet(this.name)
  }
}

const notYet = (name: string) => new Error(`the value ${name} of a prepared statement is known only when it runs`)

const laterValues = new Proxy(
  {},
  {
    get: (_, name) => new Later(String(name)),
    ownKeys() {
      throw notYet('of each name')
    },
  },
)

/** A statement of which only the values change. */
export type Prepared<Values, Row> = {
  /** The statement with its values, which has not run. */
  with(db: Db, values: Values): CompiledQuery<Row>
  all(db: Db, values: Values): Promise<Row[]>
  first(db: Db, values: Values): Promise<Row | undefined>
}

/**
 * Builds and compiles a statement once, when it is first used, because building its statements took a tenth of the server's time.
 * `build` passes its values on and may not read them: a condition on one of them would hold for all later calls. An array goes in with
 * `= any(…)`, because its length may not change the text.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined
  const fill = (db: Db, values: Values): CompiledQuery<Row> => {
    compiled ??= build(db, laterValues as Values).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Later ? values[value.name] : value))
    return { ...compiled, parameters }
  }
  const all = async (db: Db, values: Values): Promise<Row[]> => (await db.executeQuery(fill(db, values))).rows
  return { with: fill, all, first: async (db, values) => (await all(db, values))[0] }
}
