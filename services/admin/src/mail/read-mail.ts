import { getMail, listMail, MAIL_LIST } from '@deportivo/contracts/admin/mail'
import { dayOf, pagination, parseList } from '@deportivo/platform/http/list-grammar'
import { notFound } from '@deportivo/platform/http/refused'
import { found, listed, read } from '@deportivo/platform/http/serve/serve'
import { listOutbox, readFromOutbox } from '@deportivo/platform/mail/outbox'
import type { Routes } from '@deportivo/platform/service'

const DAY_MS = 86_400_000

/** When a day of the shop begins. */
const startOf = (day: string) => new Date(`${day}T00:00:00-05:00`)

/** Newest first, unless told otherwise. */
export const listMailRoute: Routes = (app, deps) =>
  read(app, deps, listMail, async ({ query }) => {
    const list = parseList(query, MAIL_LIST)
    const [from, to] = [dayOf(list.filters, 'from'), dayOf(list.filters, 'to')]
    const { mails, total } = await listOutbox(deps.config, {
      ...list,
      from: from ? startOf(from) : null,
      until: to ? new Date(startOf(to).getTime() + DAY_MS) : null,
      isOldestFirst: list.order?.isDescending === false,
    })
    return listed(mails, pagination(list, { total, more_than: false }))
  })

export const getMailRoute: Routes = (app, deps) =>
  read(app, deps, getMail, async ({ params }) => {
    const mail = await readFromOutbox(deps.config, params.id)
    if (!mail) throw notFound()
    return found(mail)
  })
