import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import type { CallError } from '../net/call-error.ts'
import { mapCallError } from './use-contract-form.ts'

interface Refusal {
  /** By the name of the field of the dialog. */
  onFields: Readonly<Record<string, string>>
  /** What belongs to none of them. */
  elsewhere: string | undefined
}

const NONE: Refusal = { onFields: {}, elsewhere: undefined }

/**
 * Where a refusal stands in a dialog whose fields are no contract's form: on the fields that it shows, the rest under
 * them. It is about what was sent, and goes when `body` becomes another one. `fieldOf` is the dialog's field for one that
 * the server names otherwise.
 */
export function useRefusal(
  error: CallError | null,
  body: unknown,
  { fields, fieldOf }: { fields: readonly string[]; fieldOf?: (name: string) => string },
): Refusal {
  const t = useTexts()
  const now = JSON.stringify(body)
  const [refused, setRefused] = useState({ error, body: now })
  if (refused.error !== error) setRefused({ error, body: now })
  if (error === null || (refused.error === error && refused.body !== now)) return NONE
  const { onFields, elsewhere } = mapCallError(error, fields, fieldOf)
  if (Object.keys(onFields).length > 0) return { onFields, elsewhere: elsewhere[0] }
  return { onFields, elsewhere: elsewhere[0] ?? error.serverText ?? (error.key ? t(error.key) : undefined) }
}
