import { listDepartments } from '@deportivo/contracts/clients/clients'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

export const listDepartmentsRoute: Routes = (app, deps) =>
  read(app, deps, listDepartments, async ({ db }) =>
    found(await db('sales.departments').select<{ id: number; name: string }[]>('id', 'name').orderBy('name')),
  )
