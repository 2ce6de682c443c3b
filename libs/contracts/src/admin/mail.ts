import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { Found, Instant } from '../shapes.ts'

const MailId = Type.String({ maxLength: 80, pattern: '^[0-9A-Za-z-]+$' })

export const Mail = Type.Object({
  id: MailId,
  to: Type.String(),
  subject: Type.String(),
  at: Instant,
})
export type Mail = Static<typeof Mail>

export const listMail = listRoute({
  path: '/mail',
  tag: 'mail',
  summary:
    'Mail that waits in the outbox of the data folder, newest first; empty where mail goes out by SMTP.',
  permission: 'read mail',
  row: Mail,
  /** Days in America/Bogota, inclusive. */
  filters: { from: { takes: 'day', as: 'from' }, to: { takes: 'day', as: 'to' } },
  sort: ['at'],
  defaultSort: '-at',
  isSearchable: true,
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
