/** Browsers send few different headers; invented ones must not fill the memory. */
const MOST = 500

/** `read` with a memory of its results, because parsing the headers of a request costs more than answering it from memory. */
export function rememberHeader<Meaning>(read: (header: string | undefined) => Meaning) {
  const known = new Map<string | undefined, Meaning>()
  return (header: string | undefined): Meaning => {
    let meaning = known.get(header)
    if (meaning === undefined) {
      meaning = read(header)
      if (known.size >= MOST) known.clear()
      known.set(header, meaning)
    }
    return meaning
  }
}
