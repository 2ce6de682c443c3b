import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Instant, Nullable, Text, Version } from '../shapes.ts'
import { REPORT_PAGES } from './report-pages.ts'

/** Which days a mail is of; none of them is the day on which it is sent, which has only begun. */
export const MAIL_RANGES = ['yesterday', '7d', '30d', 'month'] as const
export type MailRange = (typeof MAIL_RANGES)[number]

/** Of one user: more mails every morning are read by no person. */
export const MOST_REPORT_MAILS = 20

/**
 * `waiting`: none was sent yet. `sending`: one is on its way; `resending`: a second time, since the process ended before it
 * knew about the first. `stored`: no mail server is set up. `failed` and `skipped` have a reason.
 */
export const MAIL_STATES = ['waiting', 'sending', 'resending', 'sent', 'stored', 'failed', 'skipped'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Why none was sent: `gone` of a report that no longer exists, `refused` by the receiver's mail server. */
export const MAIL_REASONS = ['inactive', 'no_permission', 'gone', 'figures', 'server', 'refused'] as const
export type MailReason = (typeof MAIL_REASONS)[number]

const FIELDS = {
  report: Type.Enum(REPORT_PAGES.map(({ name }) => name)),
  range: Type.Enum([...MAIL_RANGES]),
  /** Filters, grouping and comparison as in the address of the report. */
  query: Text(500),
  /** Of the day in America/Bogota. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
}

const ReportMail = Type.Object({
  ...FIELDS,
  // A report that a later release no longer has is listed, so that it can be ended.
  report: Type.String(),
  id: Id,
  version: Type.Integer(),
  /** The report is of the moment at which it is sent: its range means nothing. */
  is_of_now: Type.Boolean(),
  /** It shows what this profile may see. */
  profile_id: Type.String(),
  state: Type.Enum([...MAIL_STATES]),
  reason: Nullable(Type.Enum([...MAIL_REASONS])),
  /** When the last mail left. */
  sent_at: Nullable(Instant),
  /** When the next one is due, or a failed one is tried again. */
  next_at: Instant,
})
export type ReportMail = Static<typeof ReportMail>

const TAG = 'reports'

export const REPORT_MAIL_ROUTES = {
  list: route({
    method: 'GET',
    path: '/report-mail',
    tag: TAG,
    summary:
      'The reports that the user has sent to themselves every day, and what became of the last mail of each.',
    permission: 'signed_in',
    reply: Found(
      Type.Object({
        /** False: mails are stored in the data folder, and no receiver gets one. */
        has_mail_server: Type.Boolean(),
        rows: Type.Array(ReportMail),
      }),
    ),
  }),
  create: route({
    method: 'POST',
    path: '/report-mail',
    tag: TAG,
    summary:
      'Have a report sent to oneself by mail every day at an hour, with what the present profile may see when it is sent.',
    permission: 'signed_in',
    body: Strict(FIELDS),
    reply: ChangeReply(ReportMail),
  }),
  end: route({
    method: 'DELETE',
    path: '/report-mail/:id',
    tag: TAG,
    summary: 'Have a report no longer sent; one’s own only.',
    permission: 'signed_in',
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(Type.Object({ id: Id })),
  }),
}
