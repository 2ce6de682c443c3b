import { getMail, listMail } from '@deportivo/contracts/admin/mail'
import { notFound } from '@deportivo/platform/http/refused'
import { found, listed, read } from '@deportivo/platform/http/serve/serve'
import { paginationOf } from '@deportivo/platform/lists/count-rows'
import { parseList } from '@deportivo/platform/lists/parse-list'
import { refuseUnhandled } from '@deportivo/platform/lists/refuse-unhandled'
import { listOutbox, readFromOutbox } from '@deportivo/platform/mail/outbox'
import type { Routes } from '@deportivo/platform/service'

const DAY_MS = 86_400_000

/** The beginning of a day in the shop's time zone. */
const startOf = (day: string) => new Date(`${day}T00:00:00-05:00`)

refuseUnhandled(listMail, { filters: { from: true, to: true }, sort: { at: true }, search: true })

/** The outbox is a folder: its file names contain the time, and only mails of the page are opened. */
export const listMailRoute: Routes = (app, deps) =>
  read(app, deps, listMail, async ({ query }) => {
    const list = parseList(query, listMail.list)
    const { from, to } = list.filters
    const { mails, total } = await listOutbox(deps.config, {
      ...list,
      from: from ? startOf(from) : null,
      until: to ? new Date(startOf(to).getTime() + DAY_MS) : null,
      isOldestFirst: !list.sort.isDescending,
    })
    return listed(mails, paginationOf(list, { total, more_than: false }))
  })

export const getMailRoute: Routes = (app, deps) =>
  read(app, deps, getMail, async ({ params }) => {
    const mail = await readFromOutbox(deps.config, params.id)
    if (!mail) throw notFound()
    return found(mail)
  })
