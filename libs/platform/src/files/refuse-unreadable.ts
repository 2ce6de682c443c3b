import type { Contract, FileField, FileKind } from '@deportivo/contracts/route'
import { invalid } from '../http/refused.ts'
import { createKeyedLimiter } from '../keyed-limiter.ts'
import { faultOf } from '../pictures/readable.ts'
import { checkFile, type Claimed } from './check-file.ts'
import type { FileStore } from './store.ts'

// A picture can take a second of a processor: a user who sends many at once waits for their own.
const inTurn = createKeyedLimiter(1)

const isProof = (field: NonNullable<Contract['files']>[number]): field is FileField & { is_proof: true } =>
  field.is_proof === true

type UploadedFile = Claimed & { path: string }

interface Sent {
  /** Of the user who sends them. */
  by: number
  body: unknown
}

async function refuse(files: FileStore, field: string, file: UploadedFile, kinds: readonly FileKind[]) {
  const kind = checkFile(field, file, kinds)
  const fault = await faultOf(kind, () => files.read(file.path))
  if (fault) throw invalid({ [field]: fault })
}

/**
 * Refuses a file that proves something and can't be read, before the change that it proves: examined later, it would
 * have counted meanwhile. Needs the body of the request, with what its upload left in it.
 */
export async function refuseUnreadable(files: FileStore, contract: Contract, { by, body }: Sent) {
  for (const { field, kinds } of (contract.files ?? []).filter(isProof)) {
    const file = (body as Record<string, UploadedFile | undefined> | null | undefined)?.[field]
    if (file) await inTurn(String(by), () => refuse(files, field, file, kinds))
  }
}
