import { peopleAndSessions } from '../migrations/0001-people-and-sessions.ts'
import { startingPolicy } from '../migrations/0002-starting-policy.ts'
import { loginAttempts } from '../migrations/0003-login-attempts.ts'
import { published } from '../migrations/0004-published.ts'

export const authMigrations = {
  owner: 'auth',
  migrations: [peopleAndSessions, startingPolicy, loginAttempts, published],
}
