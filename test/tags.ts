/** `npm test` leaves these tests out, `npm run test:thorough` runs them, and `.ci/run` runs both. */
export const tags = [
  {
    name: 'thorough',
    description:
      'takes long: repeats another test in the other language, on the other screen or database, or needs much data',
  },
]
