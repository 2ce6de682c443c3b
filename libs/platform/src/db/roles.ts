import pg from 'pg'
import { SettingError } from '../config/config.ts'
import { APPLICATION_ROLE } from './migrate.ts'

/** Owns the database with its tables: logs in to migrate, and is no superuser. */
export const OWNER_ROLE = 'deportivo_owner'

const RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * Makes the login roles of the owner and of the application, with the passwords of their addresses. Needs a
 * superuser, as which no pool of the product logs in: an injected statement must not be able to become one.
 */
export async function prepareRoles(admin: pg.Client, ownerUrl: string, url: string): Promise<void> {
  const owner = loginOf(ownerUrl, 'DATABASE_OWNER_URL', OWNER_ROLE)
  const application = loginOf(url, 'DATABASE_URL', APPLICATION_ROLE)
  for (const { role, password } of [owner, application]) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
    const verb = rowCount === 0 ? 'create' : 'alter'
    await admin.query(`${verb} role ${role} ${RIGHTS} password ${admin.escapeLiteral(password)}`)
  }
  // Without the membership, `migrate` would have to grant it, which only a superuser may.
  await admin.query(`grant ${APPLICATION_ROLE} to ${OWNER_ROLE}`)
}

function loginOf(url: string, setting: string, role: string): { role: string; password: string } {
  const { username, password } = new URL(url)
  if (username !== role || password === '')
    throw new SettingError(`${setting} has the form postgres://${role}:password@host/database`)
  return { role, password: decodeURIComponent(password) }
}

/** For a server of one's own: gives the roles their passwords, and the owner the database of its address. */
export async function prepareRolesOf(adminUrl: string, ownerUrl: string, url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await prepareRoles(admin, ownerUrl, url)
    const database = decodeURIComponent(new URL(url).pathname.slice(1))
    await admin.query(`alter database ${admin.escapeIdentifier(database)} owner to ${OWNER_ROLE}`)
  } finally {
    await admin.end()
  }
}
