/** The numbers of people for whom a package can be booked (specification, section 9). */
export const HEAD_COUNT = { least: 2, most: 11, usual: 2 } as const

export const headCounts = Array.from(
  { length: HEAD_COUNT.most - HEAD_COUNT.least + 1 },
  (_, at) => HEAD_COUNT.least + at,
)
