import { admin } from '@deportivo/admin/service'
import { auth } from '@deportivo/auth/service'
import { catalogue } from '@deportivo/catalogue/service'
import { dispatch } from '@deportivo/dispatch/service'
import { finance } from '@deportivo/finance/service'
import { live } from '@deportivo/live/service'
import type { Service } from '@deportivo/platform/service'
import { projector } from '@deportivo/projector/service'
import { returns } from '@deportivo/returns/service'
import { sales } from '@deportivo/sales/service'
import { worker } from '@deportivo/worker/service'
import { exampleData } from './example-data/example-service.ts'

/** Migrations run in this order: an owner of a published view before the services that read it. */
const SERVICES: readonly Service[] = [
  catalogue,
  admin,
  auth,
  sales,
  dispatch,
  returns,
  finance,
  projector,
  live,
  worker,
]

/** The whole product. */
export const ALL_SERVICES: readonly Service[] = [...SERVICES, exampleData(SERVICES)]
