import { userPicture } from '@deportivo/contracts/auth/users'
import { may } from '@deportivo/platform/http/guard/actor'
import { showPortraits } from '@deportivo/platform/portraits/portrait-route'
import { createUserRoute } from './create-user.ts'
import { deleteUserRoute } from './delete-user.ts'
import { endSessionsOfUserRoute } from './end-sessions-of-user.ts'
import { getUserRoute, listUsersRoute } from './list-users.ts'
import { getOwnProfileRoute } from './own-profile.ts'
import { USER_PORTRAITS } from './prepare-user.ts'
import { saveOwnProfileRoute, updateUserRoute } from './update-user.ts'

const userPictureRoute = showPortraits(userPicture, {
  ...USER_PORTRAITS,
  isVisible: (_db, id, actor) => actor.id === id || may(actor, 'read users'),
})

export const userRoutes = [
  listUsersRoute,
  getUserRoute,
  createUserRoute,
  updateUserRoute,
  deleteUserRoute,
  userPictureRoute,
  getOwnProfileRoute,
  saveOwnProfileRoute,
  endSessionsOfUserRoute,
]
