import { readableCode } from '../account/readable-code.ts'

const LENGTH = 8

/** A short reference that can be read out on the phone. The caller checks that it is unique. */
export const newReference = (): string => readableCode(LENGTH)
