import type { SiteSettingName } from '../../contract/desk/site-settings.ts'
import type { VariableName } from '../env.ts'

/** Each setting of the desk with the variable of the environment that it stands for. */
export const variableOf = {
  siteName: 'SITE_NAME',
  siteNameHindi: 'SITE_NAME_HINDI',
  siteLogo: 'SITE_LOGO',
  upiId: 'UPI_ID',
  payeeName: 'UPI_NAME',
  accountHolder: 'BANK_ACCOUNT_HOLDER',
  accountNumber: 'BANK_ACCOUNT_NUMBER',
  ifsc: 'BANK_IFSC',
  bankName: 'BANK_NAME',
  branch: 'BANK_BRANCH',
  legalName: 'LEGAL_NAME',
  legalAddress: 'LEGAL_ADDRESS',
  gstin: 'GSTIN',
  gstPercent: 'GST_PERCENT',
  sac: 'SAC',
  refundTiers: 'REFUND_TIERS',
  meetingPlace: 'MEETING_PLACE',
  meetingPlaceHindi: 'MEETING_PLACE_HINDI',
  meetingHour: 'MEETING_HOUR',
  carePhone: 'CARE_PHONE',
  careEmail: 'CARE_EMAIL',
  careHours: 'CARE_HOURS',
  careHoursHindi: 'CARE_HOURS_HINDI',
  whatsapp: 'WHATSAPP',
  operatorEmail: 'OPERATOR_EMAIL',
  operatorLanguage: 'OPERATOR_LANGUAGE',
} as const satisfies Record<SiteSettingName, VariableName>
