export { toLanding as loader } from './to-landing.ts'
