import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import { notFound, Refused } from '../http/refused.ts'
import { raw } from '../http/serve/serve.ts'
import { setSandboxHeaders } from '../http/server/set-sandbox-headers.ts'
import type { Deps, Routes } from '../service.ts'
import type { PortraitRow, PortraitTable } from './portrait.ts'
import { signedName, type PortraitCall } from './portrait-link.ts'

interface Link {
  signature?: string
  expires?: number
  user?: number
}

/** An `<img>` sends no token: the signed address names the user, and works only while that user may sign in. */
async function refuseLink(
  { db, signer, clock }: Deps,
  name: ReturnType<typeof signedName>,
  link: Link,
): Promise<void> {
  const { signature, expires, user } = link
  if (signature === undefined || expires === undefined || user === undefined)
    throw new Refused({ kind: 'unauthorized', key: 'problem.unauthorized' })
  const isOurs = signer.verify(name, { signature, expires, user }, clock.now())
  const viewer =
    isOurs && (await db('auth.published_people').where({ id: user, is_active: true }).first('id'))
  if (!viewer) throw new Refused({ kind: 'forbidden', key: 'file.link_expired' })
}

interface Shown extends PortraitTable {
  /** Whether the actor may see the person. */
  isVisible: (db: Knex, id: number, actor: Actor) => boolean | Promise<boolean>
}

/** Shows pictures of one kind of people. */
export const showPortraits =
  (contract: PortraitCall, shown: Shown): Routes =>
  (app, deps) =>
    raw(app, deps, contract, async ({ params, query, actor, db, reply }) => {
      if (!actor) await refuseLink(deps, signedName(contract, params.id), query)
      else if (!(await shown.isVisible(db, params.id, actor))) throw notFound()
      const found = await db(shown.table)
        .where({ [shown.person]: params.id })
        .first<Pick<PortraitRow, 'picture'> | undefined>('picture')
      if (!found) throw notFound()
      return setSandboxHeaders(reply)
        .header('cache-control', 'private, max-age=300')
        .type('image/webp')
        .send(found.picture)
    })
