import type { Contract } from '@deportivo/contracts/route'
import { useMemo } from 'react'
import { useTexts, type Translate } from '../../language/texts.tsx'
import { callLoosely } from '../../net/call.ts'
import { isCallError } from '../../net/call-error.ts'
import { revalidate } from '../../net/use-found.ts'
import { showDone, showToast } from '../../toasts/toasts.ts'
import type { CellEdit, ListDefinition } from '../definition/definition.ts'
import type { ListScreenState } from '../query/use-list-screen.ts'
import { failureText, storedValue, type Stored } from './cell-values.ts'

type Reply<R> = { data: R; message?: string }
type Fields = Record<string, Stored>

const versionOf = (row: unknown) => (row as { version: number }).version

/** The user's own changes to the rows of a list: the version after each, by row and version before it. */
function createOwnVersions<R>(keyOf: (row: R) => unknown) {
  const after = new Map<string, number>()
  const name = (row: R, version: number) => `${String(keyOf(row))} ${version}`
  return {
    note: (before: R, now: R) => after.set(name(before, versionOf(before)), versionOf(now)),
    /** The version of a row that only the user changed since. */
    latest(row: R): number {
      let version = versionOf(row)
      for (let next = after.get(name(row, version)); next !== undefined; next = after.get(name(row, version)))
        version = next
      return version
    },
  }
}

interface Saving<R> {
  list: ListDefinition<R>
  contract: Contract | undefined
  patch: ListScreenState<R>['rows']['patch']
  t: Translate
}

/** Sends a change of a row, with the version that the user saw, and shows the row as it is then. */
function createSender<R>({ list, contract, patch }: Saving<R>) {
  const own = createOwnVersions(list.rowKey)
  const take = (row: R) => {
    patch((rows) => rows.map((one) => (list.rowKey(one) === list.rowKey(row) ? row : one)))
    void revalidate(list.contract)
  }
  const send = async (row: R, fields: Fields): Promise<Reply<R>> => {
    if (!contract) throw new Error(`The list ${list.name} names no call that changes a row`)
    const input = { params: { id: list.rowKey(row) }, body: { ...fields, version: versionOf(row) } }
    const reply = (await callLoosely(contract, input)) as Reply<R>
    own.note(row, reply.data)
    take(reply.data)
    return reply
  }
  /** Over the user's own later changes. */
  const sendOver = (row: R, fields: Fields) => send({ ...row, version: own.latest(row) }, fields)
  return { send, sendOver, take }
}

function createSaver<R>(saving: Saving<R>) {
  const { list, t } = saving
  const { send, sendOver, take } = createSender(saving)
  const undo = async (saved: R, edit: CellEdit, former: Stored): Promise<void> => {
    try {
      await sendOver(saved, { [edit.field]: former })
      showToast({ tone: 'info', key: 'list.undone' })
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (failure.isStale) void revalidate(list.contract)
      const retry = { key: 'common.retry', run: () => void undo(saved, edit, former) } as const
      showToast({
        tone: 'warning',
        text: t('list.not_undone', { reason: failureText(failure, edit.field, t) }),
        ...(failure.isUncertain ? { action: retry } : {}),
      })
    }
  }
  const save = async (row: R, edit: CellEdit, value: Stored): Promise<void> => {
    const former = storedValue(row, edit)
    const reply = await send(row, { [edit.field]: value })
    showDone(reply, { action: { key: 'common.undo', run: () => void undo(reply.data, edit, former) } })
  }
  return { save, take }
}

/**
 * Saves a field of a row, and offers to undo it: the field gets its former value, unless another user changed the row
 * meanwhile. The same functions as long as the list is the same: cells that have them aren't drawn again.
 */
export function useSaveCell<R>(
  { list, rows: { patch } }: ListScreenState<R>,
  contract: Contract | undefined,
) {
  const t = useTexts()
  return useMemo(() => createSaver({ list, contract, patch, t }), [list, contract, patch, t])
}
