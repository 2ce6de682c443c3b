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

/** The whole product. The order is the one of their tables: who publishes a view comes before who reads it. */
export const ALL_SERVICES: readonly Service[] = [
  catalogue,
  auth,
  sales,
  dispatch,
  returns,
  finance,
  projector,
  live,
  worker,
]
