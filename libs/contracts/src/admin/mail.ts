import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Found, Instant, Listed, ListQuery, type ListRules } from '../shapes.ts'

const MailId = Type.String({ maxLength: 80, pattern: '^[0-9A-Za-z-]+$' })

export const Mail = Type.Object({
  id: MailId,
  to: Type.String(),
  subject: Type.String(),
  at: Instant,
})
export type Mail = Static<typeof Mail>

export const MAIL_LIST: ListRules = {
  /** Days in America/Bogota, inclusive. */
  filters: ['from', 'to'],
  orders: ['at'],
  fields: Object.keys(Mail.properties),
  includes: [],
}

export const listMail = route({
  method: 'GET',
  path: '/mail',
  tag: 'mail',
  summary:
    'Mail that waits in the outbox of the data folder, newest first; empty where mail goes out by SMTP.',
  permission: 'read mail',
  query: ListQuery,
  reply: Listed(Mail),
})

export const getMail = route({
  method: 'GET',
  path: '/mail/:id',
  tag: 'mail',
  summary: 'One mail of the outbox with its text.',
  permission: 'read mail',
  params: Strict({ id: MailId }),
  reply: Found(Type.Object({ ...Mail.properties, text: Type.String() })),
})
