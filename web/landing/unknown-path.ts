/** Unknown paths redirect to the landing page (specification, section 2, "Header"). */
export { toLanding as loader } from './to-landing.ts'
