import type { Permission } from '@deportivo/lifecycle/permissions'
import { Type, type TProperties, type TSchema } from 'typebox'
import { route, Strict, StrictPartial, type Contract } from './route.ts'
import { ChangeReply, Id, IdParams, Version } from './shapes.ts'

/** Records whose creation, change and deletion have a permission each. */
type PermissionGroup = {
  [P in Permission]: P extends `create ${infer Group}`
    ? [`update ${Group}`, `delete ${Group}`] extends [Permission, Permission]
      ? Group
      : never
    : never
}[Permission]

interface RecordCalls<Row, Fields> {
  path: `/${string}`
  tag: string
  /** Of the summaries: `a client`. */
  what: string
  /** `clients`: create clients, update clients, delete clients. */
  permissions: PermissionGroup
  row: Row
  fields: Fields
  /** Files that a creation or change may carry. */
  files?: Contract['files']
}

/**
 * The calls that create, change and delete a record. A change may leave fields out; a change or deletion that names an
 * older version than the stored one is refused with 409.
 */
export function recordContracts<Row extends TSchema, Fields extends TProperties>({
  path,
  tag,
  what,
  permissions,
  row,
  fields,
  files,
}: RecordCalls<Row, Fields>) {
  const saved = { tag, reply: ChangeReply(row), ...(files && { files }) }
  return {
    create: route({
      ...saved,
      method: 'POST',
      path,
      summary: `Create ${what}.`,
      permission: `create ${permissions}`,
      body: Strict(fields),
    }),
    change: route({
      ...saved,
      method: 'POST',
      path: `${path}/:id`,
      summary: `Change ${what}; fields left out stay.`,
      permission: `update ${permissions}`,
      params: IdParams,
      body: StrictPartial({ ...fields, version: Version }),
    }),
    remove: route({
      method: 'DELETE',
      path: `${path}/:id`,
      tag,
      summary: `Delete ${what}; one in use is refused, naming what uses it.`,
      permission: `delete ${permissions}`,
      params: IdParams,
      body: Strict({ version: Version }),
      reply: ChangeReply(Type.Object({ id: Id })),
    }),
  }
}
