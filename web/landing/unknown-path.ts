/** Unknown paths lead to the landing page (specification, section 2, "Header"). */
export { toLanding as loader } from './to-landing.ts'
