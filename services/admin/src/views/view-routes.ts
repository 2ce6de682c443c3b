import { createViewRoute } from './create-view.ts'
import { listViewsRoute } from './list-views.ts'
import { deleteViewRoute, updateViewRoute } from './update-view.ts'

export const viewRoutes = [listViewsRoute, createViewRoute, updateViewRoute, deleteViewRoute]
