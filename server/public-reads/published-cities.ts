import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { publishedCities } from '../catalogue/city-store.ts'

/** The slugs of the published cities in the memory of a process. They tell which addresses it keeps. */
export class PublishedCities {
  readonly #db: Db
  readonly #log: Pick<Logger, 'error'>
  #slugs: ReadonlySet<string> = new Set()
  #reading = 0
  #read = 0

  constructor(db: Db, log: Pick<Logger, 'error'>) {
    this.#db = db
    this.#log = log
  }

  readonly has = (slug: string): boolean => this.isKnown() && this.#slugs.has(slug)

  /** False after a change, until the cities have been read again. */
  isKnown(): boolean {
    return this.#read > 0 && this.#read === this.#reading
  }

  /** Reads the cities again; if several reads run, the last one counts. */
  async read(): Promise<void> {
    const reading = ++this.#reading
    try {
      const cities = await publishedCities(this.#db)
      if (reading !== this.#reading) return
      this.#slugs = new Set(cities.map(({ slug }) => slug))
      this.#read = reading
    } catch (error) {
      this.#log.error({ err: error }, 'cities not read')
    }
  }
}
