import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { CreateRecord } from '../../shared/form/use-created-option.ts'
import { callLoosely } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { CATALOGUE_RECORDS } from './records.ts'

/** What a row is within, as a reference is within its brand; null: not chosen yet. */
export type Given = Readonly<Record<string, number | null>>

const NOTHING: Given = {}

/** Whether a row has nothing but a name besides what is given. */
export function isOnlyNamed(list: CatalogueName, given = NOTHING): boolean {
  const entered = CATALOGUE_RECORDS[list].fields.filter(({ isComputed }) => !isComputed)
  return entered.every(({ name }) => name === 'name' || name in given)
}

/** Whether the user may create a row within what is given. */
export function useMayCreate(given = NOTHING): boolean {
  return useCan('create catalogue') && !Object.values(given).includes(null)
}

/** Creates a row by its name; resolves once lists on screen have it. */
export async function createByName(list: CatalogueName, name: string, given = NOTHING): Promise<number> {
  const { contracts } = CATALOGUE_RECORDS[list]
  const saved = (await callLoosely(contracts.create, { body: { ...given, name } })) as {
    message?: string
    data: { id: number }
  }
  showDone(saved)
  await revalidate(contracts.list)
  return saved.data.id
}

/** Creates rows that have nothing but a name; undefined for other lists, and for users who may not. */
export function useCreateByName(list: CatalogueName | undefined): CreateRecord | undefined {
  const mayCreate = useMayCreate()
  if (!mayCreate || list === undefined || !isOnlyNamed(list)) return undefined
  return (name) => createByName(list, name)
}
