import { createUserRoute } from './create-user.ts'
import { deleteUserRoute } from './delete-user.ts'
import { endSessionsOfUserRoute } from './end-sessions-of-user.ts'
import { getUserRoute, listUsersRoute } from './list-users.ts'
import { getOwnProfileRoute } from './own-profile.ts'
import { userPictureRoute } from '../pictures/show-picture.ts'
import { saveOwnProfileRoute, updateUserRoute } from './update-user.ts'

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
