import type { TextKey } from '@deportivo/texts/texts'
import { STORAGE_KEYS, clearStored, writeStored, readStored } from '../state/browser-storage.ts'
import { endPreferences } from '../preferences/preferences.ts'
import { createStore } from '../state/store.ts'

/** Why a session ended. `signed_out` needs no explanation; a refused sign-in is explained by a toast. */
export type SessionEnd = 'expired' | 'invalid' | 'refused' | 'signed_out'

export const SESSION_END_TEXTS: Partial<Record<SessionEnd, TextKey>> = {
  expired: 'session.expired',
  invalid: 'session.invalid',
}

/** The access token. Everything that needs a session hangs on it; null sends the person to the login screen. */
export const accessToken = createStore<string | null>(readStored(STORAGE_KEYS.token))
/** Session counter of this page: replies to an earlier session's requests are ignored. */
export const sessionNumber = createStore(0)
accessToken.subscribe(() => sessionNumber.set(sessionNumber.get() + 1))

export const sessionEnd = createStore<SessionEnd | null>(null)

export function beginSession(token: string): void {
  writeStored(STORAGE_KEYS.token, token)
  sessionEnd.set(null)
  accessToken.set(token)
}

/** Ends the session on this browser. An involuntary end remembers the page, to come back to it after the login. */
export function endSession(why: SessionEnd): void {
  if (accessToken.get() === null) return
  if (why === 'signed_out') {
    clearStored(STORAGE_KEYS.url, STORAGE_KEYS.profile, STORAGE_KEYS.recent)
    endPreferences()
  } else rememberHere()
  clearStored(STORAGE_KEYS.token)
  sessionEnd.set(why)
  accessToken.set(null)
}

const GUEST_PAGES = /^\/(login|loading|404|forgot-password|reset-password)?(\?|$)/

// `//host` is protocol-relative: reject, or login becomes an open redirect.
const OURS = /^\/(?![/\\])/

export function rememberUrl(url: string): void {
  if (OURS.test(url) && !GUEST_PAGES.test(url)) writeStored(STORAGE_KEYS.url, url)
}

/** The address as the browser has it: the router may still be on its way to it. */
export const rememberHere = (): void => rememberUrl(`${location.pathname}${location.search}`)

export const rememberedUrl = (): string | null => readStored(STORAGE_KEYS.url)

/** The page to go back to, once. */
export function takeRememberedUrl(): string | null {
  const url = readStored(STORAGE_KEYS.url)
  clearStored(STORAGE_KEYS.url)
  return url
}
