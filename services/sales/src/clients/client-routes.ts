import { clientAccountRoute } from './client-account.ts'
import { listClientTypesRoute, listPersonTypesRoute } from './client-types.ts'
import { getClientRoute, listClientsRoute } from './list-clients.ts'
import { pickClientsRoute } from './pick-clients.ts'
import { saveClientRoutes } from './save-client.ts'

export const clientRoutes = [
  listClientsRoute,
  pickClientsRoute,
  listPersonTypesRoute,
  listClientTypesRoute,
  getClientRoute,
  clientAccountRoute,
  ...saveClientRoutes,
]
