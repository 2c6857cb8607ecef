export { buildSite } from './site.ts'
