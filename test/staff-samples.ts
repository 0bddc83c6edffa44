import { paiseFromRupees } from '../domain/money.ts'

const at = '2026-11-22T09:40:00Z'

/** Samples of the emails to staff, drivers and priests. */
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
  {
    name: 'inquiry-received',
    kind: 'inquiry_received',
    content: { city: 'Varanasi', cityHindi: 'वाराणसी', headCount: 25, wished: '2026-12' },
  },
  {
    name: 'group-offer',
    kind: 'group_offer',
    content: {
      subject: {
        name: 'Kashi Vishwanath and Ganga Aarti, One Day',
        nameHindi: 'काशी विश्वनाथ दर्शन और गंगा आरती, एक दिन',
        city: 'Varanasi',
        cityHindi: 'वाराणसी',
      },
      headCount: 25,
      dateStart: '2026-12-09',
      amount: paiseFromRupees(70_800),
      validUntil: '2026-11-30',
      words: '',
      url: 'https://tirtha.example.com/ask/0123456789abcdef0123456789abcdef',
    },
  },
  {
    name: 'day-sheet',
    kind: 'day_sheet',
    content: {
      day: '2026-12-02',
      url: 'https://tirtha.example.com/day/0123456789abcdef0123456789abcdef',
      journeys: [
        { time: '05:30', name: 'Meena', phoneNumber: '+919839012345', headCount: 4 },
        { time: null, name: 'Anil', phoneNumber: '+915550000042', headCount: 0 },
      ],
    },
  },
] as const
