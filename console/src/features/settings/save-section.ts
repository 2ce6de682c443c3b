import { listAudit } from '@deportivo/contracts/admin/audit'
import type { BodyOf } from '@deportivo/contracts/route'
import { saveSettings, type Settings } from '@deportivo/contracts/admin/settings'
import { CallError, isCallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { showToast } from '../../shared/toasts/toasts.ts'
import { revalidate } from '../../shared/net/use-found.ts'

type Part = Omit<BodyOf<typeof saveSettings>, 'version'>

/** The same refusal with the fields named as the form of one part names them. */
function below(error: CallError, prefix: string): CallError {
  const errors = Object.entries(error.errors).map(([name, message]): [string, string] => [
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
    message,
  ])
  const { status, serverText, key, data, requestId } = error
  return new CallError({ status, serverText, key, data, requestId, errors: Object.fromEntries(errors) })
}

/** Saves one part of the settings that were seen. Errors come back by the names that stand below `prefix`. */
export async function saveSection(seen: Settings, part: Part, prefix = ''): Promise<void> {
  try {
    const { message } = await call(saveSettings, { body: { ...part, version: seen.version } })
    if (message) showToast({ tone: 'success', text: message })
  } catch (error) {
    if (!isCallError(error)) throw error
    // Another user saved meanwhile: their values are shown before the next try.
    if (error.isStale) await revalidate(saveSettings)
    throw below(error, prefix)
  }
  await revalidate(saveSettings, listAudit)
}
