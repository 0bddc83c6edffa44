/** `npm test` leaves these tests out, `npm run test:thorough` runs them, and `.ci/run` runs both. */
export const tags = [
  {
    name: 'thorough',
    description:
      'repeats another test (language, screen, database), needs much data or many restarts, or is about comfort',
  },
]
