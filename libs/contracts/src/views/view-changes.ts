import { Type } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Id, IdParams } from '../shapes.ts'
import { View, VIEW, Viewed } from './views.ts'

export const createView = route({
  method: 'POST',
  path: '/view',
  tag: 'views',
  summary: 'Save the present state of a list or report under a name.',
  permission: 'signed_in',
  body: Strict({ ...VIEW, list: Viewed }),
  reply: ChangeReply(View),
})

export const updateView = route({
  method: 'PUT',
  path: '/view/:id',
  tag: 'views',
  summary: 'Change a view. Its author may, and an administrator if it is shared.',
  permission: 'signed_in',
  params: IdParams,
  body: Strict({
    name: Type.Optional(VIEW.name),
    query: Type.Optional(VIEW.query),
    columns: Type.Optional(VIEW.columns),
    is_shared: Type.Optional(VIEW.is_shared),
  }),
  reply: ChangeReply(View),
})

export const deleteView = route({
  method: 'DELETE',
  path: '/view/:id',
  tag: 'views',
  summary: 'Delete a view that the user may change.',
  permission: 'signed_in',
  params: IdParams,
  reply: ChangeReply(Type.Object({ id: Id })),
})
