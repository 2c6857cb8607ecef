import { completeLanguage, type Language } from '@echappee/text'
import { api } from './api.ts'

/** Web Push: the browser says that a decision is awaited when the page is closed. Each table is asked for by itself. */
export type PushRequestResult = 'on' | 'denied' | 'failed'

const KEY = 'echappee/push'

/** The key of a server that sends notifications, if this browser can receive them. */
export async function pushKey(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  // Without a registered worker, as in development, nobody would receive them.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return undefined
  const result = await api.pushOffer()
  return result.ok ? (result.value.publicKey ?? undefined) : undefined
}

/** Whether the table's decisions are told to this browser. */
export async function isPushOn(table: string): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription !== null && subscription !== undefined && endpoints()[table] === subscription.endpoint
}

/** Asks the person, the browser and the server, in this order. Must follow a click. */
export async function startPush(table: string, seatKey: string, serverKey: string, language: Language): Promise<PushRequestResult> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const { endpoint, keys } = (await subscribe(serverKey)).toJSON()
    if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return 'failed'
    const subscription = { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
    const result = await api.startPush(table, seatKey, { subscription, language: completeLanguage(language) })
    if (!result.ok) return 'failed'
    keepEndpoints({ ...endpoints(), [table]: endpoint })
    return 'on'
  } catch {
    return 'failed'
  }
}

export async function endPush(table: string, seatKey: string): Promise<void> {
  const { [table]: endpoint, ...others } = endpoints()
  if (endpoint === undefined) return
  keepEndpoints(others)
  await api.endPush(table, seatKey, endpoint)
  if (Object.keys(others).length > 0) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Who was told of one race is told of its rematch too. */
export async function carryPush(from: string, to: string, seatKey: string, language: Language): Promise<void> {
  if (!(await isPushOn(from))) return
  const serverKey = await pushKey()
  if (serverKey !== undefined) await startPush(to, seatKey, serverKey, language)
}

/** A browser has one subscription for the whole site. One made for another server's key is of no use. */
async function subscribe(serverKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  if (old !== null && textOf(old.options.applicationServerKey) === serverKey) return old
  await old?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
}

function textOf(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** By table, the endpoint that the server was given. */
function endpoints(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function keepEndpoints(kept: Record<string, string>): void {
  localStorage.setItem(KEY, JSON.stringify(kept))
}
