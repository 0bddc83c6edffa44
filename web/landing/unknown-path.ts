import { redirect } from 'react-router'

/** Unknown paths lead to the landing page (specification, section 2, "Header"). */
export const loader = () => redirect('/landing')
