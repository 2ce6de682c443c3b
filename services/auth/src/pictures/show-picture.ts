import { userPicture } from '@deportivo/contracts/auth/users'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { setSandboxHeaders } from '@deportivo/platform/http/server/set-sandbox-headers'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import { pictureName } from './picture-link.ts'

interface Link {
  signature?: string
  expires?: number
  user?: number
}

/** An `<img>` sends no token: the signed address names the user, and works only while that user may sign in. */
async function refuseLink({ db, signer, clock }: Deps, userId: number, link: Link): Promise<void> {
  const { signature, expires, user } = link
  if (signature === undefined || expires === undefined || user === undefined)
    throw new Refused({ kind: 'unauthorized', key: 'problem.unauthorized' })
  const isOurs = signer.verify(pictureName(userId), { signature, expires, user }, clock.now())
  const viewer = isOurs && (await db('auth.users').where({ id: user, state_id: 'active' }).first('id'))
  if (!viewer) throw new Refused({ kind: 'forbidden', key: 'file.link_expired' })
}

const maySee = (actor: Actor, userId: number) => actor.id === userId || may(actor, 'read users')

export const userPictureRoute: Routes = (app, deps) =>
  raw(app, deps, userPicture, async ({ params, query, actor, db, reply }) => {
    if (!actor) await refuseLink(deps, params.id, query)
    else if (!maySee(actor, params.id)) throw notFound()
    const found = await db('auth.photos').where({ user_id: params.id }).first('picture')
    if (!found) throw notFound()
    return setSandboxHeaders(reply)
      .header('cache-control', 'private, max-age=300')
      .type('image/webp')
      .send(found.picture)
  })
