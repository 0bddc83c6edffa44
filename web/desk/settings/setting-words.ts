import type { SiteSettingName, SiteSettings } from '../../../contract/desk/site-settings.ts'
import { payeeFields } from '../../../domain/payee.ts'
import { m } from '../../../messages/compiled/messages.js'
import { settingLabels } from '../../../messages/setting-labels.ts'
import type { Message } from '../../api.ts'

export const labels: Record<SiteSettingName, Message> = settingLabels

/** An explanation of the value, if the label is not enough. */
export const helps: Partial<Record<SiteSettingName, Message>> = {
  legalAddress: m.desk_site_address_help,
  gstin: m.desk_site_gstin_help,
  payeeName: m.desk_site_payee_name_help,
  ledgers: m.desk_site_ledgers_help,
  dayPhotos: m.desk_site_day_photos_help,
}

type Part = { id: string; title: Message; text: Message; names: readonly SiteSettingName[] }

/** What an owner says before the first devotee pays, saved at once. The other settings come when this is said. */
export const firstPart: Part = {
  id: 'open',
  title: m.first_run_details,
  text: m.first_run_details_text,
  names: [
    'siteName',
    'siteNameHindi',
    'legalName',
    'legalAddress',
    'gstin',
    'upiId',
    'accountNumber',
    'ifsc',
    'carePhone',
    'careEmail',
  ],
}

/** Nobody has said yet who sells. */
export const isNew = ({ settings }: Pick<SiteSettings, 'settings'>): boolean =>
  !settings.legalName && !settings.carePhone && !settings.upiId && !settings.accountNumber

/** The parts of the page: the settings that are saved together, and the effect of a change. */
export const parts: readonly Part[] = [
  { id: 'payee', title: m.desk_site_payee, text: m.desk_site_payee_text, names: payeeFields },
  {
    id: 'brand',
    title: m.desk_site_brand,
    text: m.desk_site_brand_text,
    names: ['siteName', 'siteNameHindi', 'siteLogo'],
  },
  {
    id: 'firm',
    title: m.desk_site_firm,
    text: m.desk_site_firm_text,
    names: [
      'legalName',
      'legalAddress',
      'gstin',
      'gstPercent',
      'sac',
      'placeOfSupply',
      'keptFee',
      'exemptUnder',
      'ledgers',
    ],
  },
  {
    id: 'cancellation',
    title: m.desk_site_cancellation,
    text: m.desk_site_cancellation_text,
    names: ['refundTiers', 'refundDays'],
  },
  {
    id: 'meeting',
    title: m.desk_site_meeting,
    text: m.desk_site_meeting_text,
    names: ['meetingPlace', 'meetingPlaceHindi', 'meetingHour', 'dayPhotos'],
  },
  {
    id: 'care',
    title: m.desk_site_care,
    text: m.desk_site_care_text,
    names: ['carePhone', 'whatsapp', 'careEmail', 'careHours', 'careHoursHindi'],
  },
  {
    id: 'complaints',
    title: m.desk_site_complaints,
    text: m.desk_site_complaints_text,
    names: ['grievanceOfficer', 'grievanceOfficerHindi', 'grievancePhone', 'grievanceEmail'],
  },
  {
    id: 'operator',
    title: m.desk_site_operator,
    text: m.desk_site_operator_text,
    names: ['operatorEmail', 'operatorLanguage'],
  },
]
