import type { BodyOf, Contract } from '@deportivo/contracts/route'
import type { TextKey } from '@deportivo/texts/texts'
import { change, withMessage } from '../http/serve/serve.ts'
import type { Deps, Routes } from '../service.ts'
import { deleteRecord } from './delete-record.ts'
import { type RecordDefinition, type StoredRecord } from './record.ts'
import { recordCallOf } from './record-call.ts'
import { changeRecord, createRecord } from './save-record.ts'

/** A contract whose body is the record's fields, with its success message. */
type Takes<C extends Contract, Fields> = readonly [
  contract: [BodyOf<C>] extends [Fields] ? C : never,
  message: TextKey,
]

interface RecordContracts<Fields, Create extends Contract, Change extends Contract, Remove extends Contract> {
  create?: Takes<Create, Partial<Fields>>
  change?: Takes<Change, Partial<Fields>>
  remove?: readonly [Remove, TextKey]
}

interface Seen {
  version?: number
}

/** The routes that create, change and delete records of one kind, when nothing else is changed with it. */
export function recordRoutes<
  Row extends StoredRecord,
  Fields extends object,
  Reply extends object,
  Create extends Contract,
  Change extends Contract,
  Remove extends Contract,
>(
  record: RecordDefinition<Row, Partial<Fields>, Reply>,
  { create, change, remove }: RecordContracts<Fields, Create, Change, Remove>,
): Routes[] {
  const routes: Routes[] = []
  if (create) routes.push((app, deps) => addCreate(app, deps, record, create))
  if (change) routes.push((app, deps) => addChange(app, deps, record, change))
  if (remove) routes.push((app, deps) => addRemove(app, deps, record, remove))
  return routes
}

type App = Parameters<Routes>[0]
type Served = readonly [contract: Contract, message: TextKey]

function addCreate<Row extends StoredRecord, Fields extends object>(
  app: App,
  deps: Deps,
  record: RecordDefinition<Row, Fields, object>,
  [contract, message]: Served,
): void {
  change(app, deps, contract, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = await createRecord(call, record, { fields: served.body as Fields })
    return withMessage(message, await record.read(served.trx, id, call))
  })
}

function addChange<Row extends StoredRecord, Fields extends object>(
  app: App,
  deps: Deps,
  record: RecordDefinition<Row, Fields, object>,
  [contract, message]: Served,
): void {
  change(app, deps, contract, async (served) => {
    const call = recordCallOf(deps, served)
    const { version, ...fields } = served.body as Fields & Seen
    const { id } = served.params as { id: number }
    await changeRecord(call, record, { id, version, fields: fields as unknown as Fields })
    return withMessage(message, await record.read(served.trx, id, call))
  })
}

function addRemove<Row extends StoredRecord, Fields extends object>(
  app: App,
  deps: Deps,
  record: RecordDefinition<Row, Fields, object>,
  [contract, message]: Served,
): void {
  change(app, deps, contract, async (served) => {
    const { id } = served.params as { id: number }
    await deleteRecord(recordCallOf(deps, served), record, { id, version: (served.body as Seen).version })
    return withMessage(message, { id })
  })
}
