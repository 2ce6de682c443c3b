import { me } from '@deportivo/contracts/auth/sign-in'
import { savePreferences, type Preferences } from '@deportivo/contracts/admin/preferences'
import { isCallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { clearCachedLists } from '../../shared/net/cached-lists.ts'
import { unsentPreferences } from '../../shared/preferences/preferences.ts'
import { accessToken } from '../../shared/session/session-end.ts'
import { markSent, ownChanges } from '../../shared/preferences/unsent-preferences.ts'
import { revalidate, revalidateAll } from '../../shared/net/use-found.ts'

/** A hand on the slider changes many times a second; one call follows when it rests. */
const REST_MS = 500
/** Between tries while the server doesn't respond. Not urgent: the browser already has the change. */
const AGAIN_MS = 30_000

type Sent = Partial<Preferences>

/** Those still as they were sent: one changed meanwhile must be sent again. */
function unchanged(sent: Sent): (keyof Preferences)[] {
  const now = unsentPreferences()
  const names = Object.keys(sent) as (keyof Preferences)[]
  return names.filter((name) => JSON.stringify(now[name]) === JSON.stringify(sent[name]))
}

/** The server understood and won't have it (a console of another release): asking again would change nothing. */
const isFinal = (failure: unknown) =>
  isCallError(failure) && [400, 403, 404, 413, 422].includes(failure.status)

/** Names that came from the server come again, in the language they are read in. */
async function showSent({ language }: Sent): Promise<void> {
  if (language === undefined) return revalidate(me)
  clearCachedLists()
  await revalidateAll()
}

let timer: ReturnType<typeof setTimeout> | undefined
let last = Promise.resolve()

function sendIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendPreferences(), ms)
}

async function sendUnsent(): Promise<void> {
  const sent = unsentPreferences()
  if (accessToken.get() === null || Object.keys(sent).length === 0) return
  try {
    await call(savePreferences, { body: sent })
  } catch (failure) {
    if (isFinal(failure)) markSent(unchanged(sent))
    else sendIn(AGAIN_MS)
    return
  }
  markSent(unchanged(sent))
  await showSent(sent)
}

/** Sends what the server doesn't have yet. Never throws and shows nothing: what can't be sent now is sent later. */
export function sendPreferences(): Promise<void> {
  clearTimeout(timer)
  last = last.then(sendUnsent)
  return last
}

/** Sends changes after a pause in typing, on reconnection, and at a sign-in with unsent changes. */
export function followPreferences(): () => void {
  const soon = () => sendIn(REST_MS)
  const stops = [ownChanges.subscribe(soon), accessToken.subscribe(soon)]
  window.addEventListener('online', soon)
  soon()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', soon)
    for (const stop of stops) stop()
  }
}
