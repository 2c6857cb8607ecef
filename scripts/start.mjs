// npm start: from a clean clone to a running site.
import { checkNode, installPackages, run, writeCatalog } from './prepare.mjs'

installPackages()
console.log(`» Node ${checkNode()}`)
writeCatalog()
console.log('» Building the site')
if (run('vite', ['build', 'web', '--logLevel', 'warn']) !== 0) process.exit(1)
console.log('» Serving the site')
process.exit(run('node', ['server/src/serve.ts']))
