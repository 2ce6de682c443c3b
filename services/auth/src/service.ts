import type { Service } from '@deportivo/platform/service'
import { authMigrations } from './migrations.ts'
import { listModulesRoute } from './profiles/list-modules.ts'
import { listProfilesRoute } from './profiles/list-profiles.ts'
import { listRolesRoute } from './profiles/list-roles.ts'
import { changePasswordRoute } from './account/change-password.ts'
import { getPermissionsRoute, savePermissionsRoute } from './profiles/save-permissions.ts'
import { forgotPasswordRoute } from './recovery/forgot-password.ts'
import { recoveryJob } from './recovery/recovery-job.ts'
import { deleteOldRecoveries, resetPasswordRoute, verifyTokenRoute } from './recovery/reset-password.ts'
import { confirmRoute, enrolRoute } from './second-factor/enrol.ts'
import { removeOfUserRoute, removeRoute } from './second-factor/remove.ts'
import { deleteOldSessions } from './session/end-sessions.ts'
import { logInRoute } from './sign-in/log-in.ts'
import { logOutRoute } from './session/log-out.ts'
import { meRoute } from './session/me.ts'
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsOfUserRoute,
  listSessionsRoute,
} from './session/open-sessions.ts'
import { deleteOldLimits } from './session/login-rate-limit.ts'
import { deleteOldTries } from './session/login-attempt.ts'
import { userRoutes } from './users/user-routes.ts'

export const auth: Service = {
  name: 'auth',
  routes: [
    logInRoute,
    meRoute,
    logOutRoute,
    listProfilesRoute,
    listRolesRoute,
    listModulesRoute,
    ...userRoutes,
    getPermissionsRoute,
    savePermissionsRoute,
    listSessionsRoute,
    listSessionsOfUserRoute,
    endSessionRoute,
    endOtherSessionsRoute,
    changePasswordRoute,
    forgotPasswordRoute,
    verifyTokenRoute,
    resetPasswordRoute,
    enrolRoute,
    confirmRoute,
    removeRoute,
    removeOfUserRoute,
  ],
  jobs: [recoveryJob],
  recurring: [
    {
      name: 'delete-old-sessions',
      everyMs: 60 * 60_000,
      run: async ({ db, clock }) => {
        await deleteOldTries(db, clock.now())
        await deleteOldLimits(db, clock.now())
        await deleteOldRecoveries({ db, clock })
        await deleteOldSessions(db, clock.now())
      },
    },
  ],
  migrations: [authMigrations],
}
