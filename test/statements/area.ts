/**
 * A sentence of the specification, or a part of one that a test can show separately, and the beginnings of the names of these
 * tests.
 */
export type Statement = { number: string; part: string; says: string; shownBy: readonly string[] }

type Row = readonly [says: string, ...shownBy: string[]]

/** The statements about one part of the product, such as `3 /feedback`, numbered in their order. */
export function area(title: string, rows: readonly Row[]): Statement[] {
  const [number = '', ...part] = title.split(' ')
  return rows.map(([says, ...shownBy], index) => ({
    number: `${number}.${index + 1}`,
    part: part.join(' '),
    says,
    shownBy,
  }))
}
