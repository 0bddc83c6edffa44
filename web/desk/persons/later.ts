import { lazy } from 'react'

/** The list of people comes from the API after the page, and so does the code that shows it. */
export const ChoosePerson = lazy(async () => ({ default: (await import('./person-choice.tsx')).PersonChoice }))
export const DriverForm = lazy(async () => ({ default: (await import('./driver-form.tsx')).DriverForm }))
