import { parsePhone } from '../../domain/phone.ts'
import { AppError } from '../http/app-error.ts'

/**
 * A phone number in E.164; Indian unless it begins with a country code. `field` is its path in the body.
 * @throws AppError PHONE_INVALID
 */
export function readPhone(text: string, field: string): string {
  const phone = parsePhone(text)
  if (phone === null) throw new AppError('PHONE_INVALID', { field })
  return phone
}
