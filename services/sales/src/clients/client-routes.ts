import { listClientTypesRoute, listPersonTypesRoute } from './client-types.ts'
import { deleteClientRoute } from './delete-client.ts'
import { getClientRoute, listClientsRoute } from './list-clients.ts'
import { pickClientsRoute } from './pick-clients.ts'
import { createClientRoute, updateClientRoute } from './save-client.ts'

export const clientRoutes = [
  listClientsRoute,
  pickClientsRoute,
  listPersonTypesRoute,
  listClientTypesRoute,
  getClientRoute,
  createClientRoute,
  updateClientRoute,
  deleteClientRoute,
]
