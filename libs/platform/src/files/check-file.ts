import type { FileKind } from '@deportivo/contracts/route'
import type { TextKey } from '@deportivo/texts/texts'
import type { TextValues } from '@deportivo/texts/text'
import { Refused } from '../http/refused.ts'
import { agrees, sniff } from './kinds.ts'

/** What the sender of a file claims of it, and how it begins. */
export interface Claimed {
  name: string
  media_type: string
  bytes: number
  /** First bytes, base64. */
  head: string
}

/** The kind of an uploaded file. Refuses one whose content, extension and declared type do not agree. */
export function checkFile(field: string, file: Claimed, allowed: readonly FileKind[]): FileKind {
  if (file.bytes === 0) throw refusal(field, 'file.empty')
  const kind = sniff(Buffer.from(file.head, 'base64'))
  if (kind === null || !agrees(kind, file))
    throw refusal(field, allowed.includes('pdf') ? 'file.not_what_it_says' : 'file.not_a_picture')
  if (!allowed.includes(kind)) throw refusal(field, 'file.kind_not_allowed', { kinds: allowed.join(', ') })
  return kind
}

function refusal(field: string, key: TextKey, values: TextValues = {}): Refused {
  return new Refused({ kind: 'unsupported', key, values, errors: { [field]: { key, values } } })
}
