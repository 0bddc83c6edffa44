import { z } from '@hono/zod-openapi'
import { LONGEST_FEEDBACK, RATINGS, USUAL_RATING } from '../domain/feedback.ts'
import { defineCall } from './call.ts'
import { body, data, list, noBody, signedIn, userOrStaff } from './http.ts'
import { code, id, idParam, instantOut, page } from './fields.ts'

export const feedbackOut = z
  .object({
    id,
    text: z.string(),
    rating: z.int().min(1).max(5),
    createdAt: instantOut,
    example: z
      .literal(true)
      .optional()
      .openapi({ description: 'Invented for the demo content; it counts in no rating' }),
    User: z.object({ id, name: z.string() }),
    city: z.string().optional().openapi({
      description:
        'The city of the last journey that the author has finished before writing this, in lower case; without one the rating does not count',
    }),
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/)
      .optional()
      .openapi({ description: 'The month in which that journey began: YYYY-MM' }),
  })
  .openapi('Feedback')
export type Feedback = z.infer<typeof feedbackOut>

const feedbackIn = z.strictObject({
  text: z.string().trim().min(1, code('FEEDBACK_LENGTH')).max(LONGEST_FEEDBACK, code('FEEDBACK_LENGTH')),
  rating: z.int().min(1).max(5).default(USUAL_RATING),
})

export const readFeedback = defineCall({
  operationId: 'readFeedback',
  method: 'get',
  path: '/feedback',
  tags: ['Feedback'],
  summary: 'List feedback, newest first',
  request: { query: page },
  success: { 200: list('Feedback', feedbackOut) },
  failures: ['CURSOR_INVALID'],
})

const ratingOut = z
  .object({
    count: z.int().min(0).openapi({ description: 'The number of ratings' }),
    stars: z
      .array(z.int().min(0))
      .length(RATINGS.length)
      .openapi({ description: 'How many ratings have one star, two stars and so on' }),
    average: z.number().min(1).max(5).nullable().openapi({ description: 'One decimal; null without ratings' }),
  })
  .openapi('Rating')
export type Rating = z.infer<typeof ratingOut>

export const readRating = defineCall({
  operationId: 'readRating',
  method: 'get',
  path: '/feedback/rating',
  tags: ['Feedback'],
  summary: 'Read the number of ratings and their average',
  success: { 200: data('The rating', ratingOut) },
})

export const createFeedback = defineCall({
  operationId: 'createFeedback',
  method: 'post',
  path: '/feedback/create',
  tags: ['Feedback'],
  summary: 'Write feedback',
  security: signedIn,
  request: body(feedbackIn),
  success: { 201: data('The feedback', feedbackOut) },
  failures: ['FEEDBACK_LENGTH', 'TOO_MANY_REQUESTS'],
})

export const restoreFeedback = defineCall({
  operationId: 'restoreFeedback',
  method: 'post',
  path: '/feedback/id/{id}/restore',
  tags: ['Feedback'],
  summary: 'Restore own feedback as it was, within ten minutes after its deletion; what an admin deleted stays deleted',
  security: userOrStaff('EDITOR'),
  request: { params: idParam, ...noBody },
  success: { 200: data('The feedback', feedbackOut) },
  failures: ['NOT_FOUND'],
})

export const deleteFeedback = defineCall({
  operationId: 'deleteFeedback',
  method: 'delete',
  path: '/feedback/id/{id}',
  tags: ['Feedback'],
  summary: 'Delete own feedback; an admin deletes any',
  security: userOrStaff('EDITOR'),
  request: { params: idParam },
  success: { 200: data('Deleted', z.null()) },
  failures: ['NOT_FOUND'],
})
