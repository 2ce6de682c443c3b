import { getMail, listMail } from '@deportivo/contracts/mail'
import { notFound } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve'
import { listOutbox, readFromOutbox } from '@deportivo/platform/mail/outbox'
import type { Routes } from '@deportivo/platform/service'

export const listMailRoute: Routes = (app, deps) =>
  read(app, deps, listMail, async () => found(await listOutbox(deps.config)))

export const getMailRoute: Routes = (app, deps) =>
  read(app, deps, getMail, async ({ params }) => {
    const mail = await readFromOutbox(deps.config, params.id)
    if (!mail) throw notFound()
    return found(mail)
  })
