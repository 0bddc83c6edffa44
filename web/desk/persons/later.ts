import { lazy } from 'react'

/** The list of people and the code that shows it are loaded after the page. */
export const ChoosePerson = lazy(async () => ({ default: (await import('./person-choice.tsx')).PersonChoice }))
export const DriverForm = lazy(async () => ({ default: (await import('./driver-form.tsx')).DriverForm }))
