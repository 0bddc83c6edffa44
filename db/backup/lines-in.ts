import { StringDecoder } from 'node:string_decoder'

/** The lines of a stream of UTF-8, without their ends. Text after the last end is a line, too. */
export async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  for await (const part of bytes) {
    const [first = '', ...more] = decoder.write(part).split('\n')
    begun += first
    for (const next of more) {
      yield begun
      begun = next
    }
  }
  if (begun !== '') yield begun
}
