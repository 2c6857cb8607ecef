export { buildSite } from './site.ts'
export { buildApp, type App, type AppSettings } from './app.ts'
export { readConfig, type Config } from './config.ts'
