export type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

/** A row of `explain (analyze, format json)`. */
export type Explained = { 'QUERY PLAN': { Plan: Plan }[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const ofNode = (node: Plan): number =>
  node['Actual Loops'] *
  ((node['Node Type'].includes('Scan') ? node['Actual Rows'] : 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0))

/** How many rows of tables and indexes a statement has read or compared. */
export const rowsRead = (explained: readonly Explained[]): number =>
  explained
    .flatMap((row) => row['QUERY PLAN'])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .reduce((sum, node) => sum + ofNode(node), 0)
