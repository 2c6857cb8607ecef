import { newVapidKeys } from './vapid.ts'

// Prints a new pair of keys for Web Push, as lines of an environment file.
const { publicKey, privateKey } = newVapidKeys()
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:you@example.org`)
