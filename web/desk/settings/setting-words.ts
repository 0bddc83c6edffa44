import type { SiteSettingName, SiteSettings } from '../../../contract/desk/site-settings.ts'
import { payeeFields } from '../../../domain/payee.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Message } from '../../api.ts'

export const labels: Record<SiteSettingName, Message> = {
  siteName: m.desk_site_name,
  siteNameHindi: m.desk_site_name_hindi,
  siteLogo: m.desk_site_logo,
  upiId: m.desk_site_upi_id,
  payeeName: m.desk_site_payee_name,
  accountHolder: m.desk_site_account_holder,
  accountNumber: m.desk_site_account_number,
  ifsc: m.desk_site_ifsc,
  bankName: m.desk_site_bank,
  branch: m.desk_site_branch,
  legalName: m.desk_site_legal_name,
  legalAddress: m.desk_site_legal_address,
  gstin: m.common_gstin,
  gstPercent: m.desk_site_gst_percent,
  sac: m.desk_site_sac,
  placeOfSupply: m.desk_site_place_of_supply,
  keptFee: m.desk_site_kept_fee,
  exemptUnder: m.desk_site_exempt_under,
  ledgers: m.desk_site_ledgers,
  refundTiers: m.desk_site_refund_tiers,
  meetingPlace: m.cities_meeting_place,
  meetingPlaceHindi: m.cities_meeting_place_hindi,
  meetingHour: m.offers_starts_at,
  dayPhotos: m.desk_site_day_photos,
  carePhone: m.desk_site_care_phone,
  careEmail: m.desk_site_care_email,
  careHours: m.desk_site_care_hours,
  careHoursHindi: m.desk_site_care_hours_hindi,
  whatsapp: m.desk_site_whatsapp,
  grievanceOfficer: m.desk_site_officer,
  grievanceOfficerHindi: m.desk_site_officer_hindi,
  grievancePhone: m.desk_site_officer_phone,
  grievanceEmail: m.desk_site_officer_email,
  refundDays: m.desk_site_sent_within,
  operatorEmail: m.desk_site_operator_email,
  operatorLanguage: m.desk_site_operator_language,
}

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
