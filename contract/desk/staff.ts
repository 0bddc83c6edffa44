import { z } from '@hono/zod-openapi'
import { newPassword, session, staffRole } from '../account.ts'
import { defineCall } from '../call.ts'
import { code, email, id, idParam, instantOut, nameText } from '../fields.ts'
import { adminOnly, body, data } from '../http.ts'

const invitation = z.strictObject({
  email,
  name: nameText().min(1, code('FIELDS_REQUIRED')).max(100),
  staffRole,
})
export type Invitation = z.infer<typeof invitation>

export const staffMember = z
  .object({
    id,
    email: z.string(),
    name: z.string(),
    staffRole,
    status: z.enum(['ACTIVE', 'INVITED', 'EXPIRED']).openapi({ description: 'EXPIRED: the invitation is over' }),
    since: instantOut.openapi({ description: 'Since when they are staff, or were invited' }),
    expiresAt: instantOut.nullable().openapi({ description: 'The end of an invitation' }),
    secondStep: z.boolean(),
    sessions: z.int().openapi({ description: 'How many open sessions they have' }),
  })
  .openapi('StaffMember')
export type StaffMember = z.infer<typeof staffMember>

export const listStaff = defineCall({
  operationId: 'listStaff',
  method: 'get',
  path: '/admin/staff',
  tags: ['Staff'],
  summary: 'List the staff, and who is invited',
  security: adminOnly,
  success: { 200: data('Staff, then invitations; at most 500 of each', z.array(staffMember)) },
})

export const inviteStaff = defineCall({
  operationId: 'inviteStaff',
  method: 'post',
  path: '/admin/staff',
  tags: ['Staff'],
  summary: 'Invite someone to the desk by email; the link holds for seven days',
  security: adminOnly,
  request: body(invitation),
  success: { 201: data('The invitation', staffMember) },
  failures: ['FIELDS_REQUIRED', 'STAFF_ALREADY', 'INVITED_ALREADY', 'TOO_MANY_REQUESTS'],
})

export const changeStaffRole = defineCall({
  operationId: 'changeStaffRole',
  method: 'put',
  path: '/admin/staff/{id}',
  tags: ['Staff'],
  summary: 'Give a member of staff another role, which ends their sessions',
  security: adminOnly,
  request: { params: idParam, ...body(z.strictObject({ staffRole })) },
  success: { 200: data('The member', staffMember) },
  failures: ['NOT_FOUND', 'LAST_OWNER'],
})

export const removeStaff = defineCall({
  operationId: 'removeStaff',
  method: 'delete',
  path: '/admin/staff/{id}',
  tags: ['Staff'],
  summary: 'Take a member of staff from the desk at once, or withdraw an invitation',
  security: adminOnly,
  request: { params: idParam },
  success: { 200: data('Removed', z.null()) },
  failures: ['NOT_FOUND', 'LAST_OWNER'],
})

export const inviteAgain = defineCall({
  operationId: 'inviteAgain',
  method: 'post',
  path: '/admin/staff/{id}/invitation',
  tags: ['Staff'],
  summary: 'Send an invitation again; the former link ends',
  security: adminOnly,
  request: { params: idParam, ...body(z.strictObject({})) },
  success: { 200: data('The invitation', staffMember) },
  failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const endStaffSessions = defineCall({
  operationId: 'endStaffSessions',
  method: 'delete',
  path: '/admin/staff/{id}/sessions',
  tags: ['Staff'],
  summary: 'End all sessions of a member of staff',
  security: adminOnly,
  request: { params: idParam },
  success: { 200: data('Ended', z.null()) },
  failures: ['NOT_FOUND'],
})

const token = z
  .string()
  .regex(/^[\w-]{43}$/)
  .openapi({ description: 'From the link of the email' })
const invitationFailures = ['INVITATION_UNKNOWN', 'INVITATION_USED', 'INVITATION_EXPIRED', 'TOO_MANY_REQUESTS'] as const

export const readInvitation = defineCall({
  operationId: 'readInvitation',
  method: 'post',
  path: '/user/invitation',
  tags: ['Account'],
  summary: 'Read the invitation of a token',
  request: body(z.strictObject({ token })),
  success: {
    200: data(
      'The invitation',
      z.object({
        name: z.string(),
        email: z.string(),
        staffRole,
        hasAccount: z.boolean().openapi({ description: 'It is accepted with the password of the account' }),
        expiresAt: instantOut,
      }),
    ),
  },
  failures: invitationFailures,
})

export const acceptInvitation = defineCall({
  operationId: 'acceptInvitation',
  method: 'post',
  path: '/user/invitation/accept',
  tags: ['Account'],
  summary: 'Become staff: with a new password, or with that of the account which has the email',
  request: body(z.strictObject({ token, password: newPassword })),
  success: { 201: data('The session', session) },
  failures: [
    ...invitationFailures,
    'FIELDS_REQUIRED',
    'STAFF_ALREADY',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_EMAIL',
    'PASSWORD_WRONG',
  ],
})
