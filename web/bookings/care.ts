import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Whom to ask; what the footer of every page says too. */
export const useCare = () => useRouteLoaderData<typeof loader>('root')?.care ?? { phone: '', email: '' }
