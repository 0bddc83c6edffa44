const at = '2026-11-22T09:40:00Z'

/** Samples of the emails to staff. */
export const staffSamples = [
  {
    name: 'staff-invitation',
    kind: 'staff_invitation',
    content: {
      invitedBy: 'Asha Mishra',
      staffRole: 'CLERK',
      invitationId: '019abcde-0000-7000-8000-00000000c001',
      token: 'x'.repeat(43),
      expiresAt: '2026-11-29T09:40:00Z',
    },
  },
  { name: 'second-step-set-up', kind: 'second_step_set_up', content: { at } },
  { name: 'second-step-removed', kind: 'second_step_removed', content: { at } },
  { name: 'new-owner', kind: 'new_owner', content: { owner: 'Asha Mishra', at } },
] as const
