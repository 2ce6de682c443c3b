import { defineRecord } from '@deportivo/platform/records/record'
import type { ShareLinkFields, ShareLinkRow } from '../tables.ts'
import { readShareLink, seesAllLinks } from './list-share-links.ts'

export const SHARE_LINK = defineRecord<ShareLinkRow, Partial<ShareLinkFields>, object>({
  table: 'catalogue.share_links',
  scope: { is_revoked: false },
  // Stays, so that its visitors read that it ended, and its creator how often it was seen.
  retired: { is_revoked: true },
  subject: 'share_link',
  nameOf: ({ id, name }) => name ?? `#${id}`,
  references: { code_id: { table: 'catalogue.price_codes' } },
  isVisible: async (db, id, actor) =>
    seesAllLinks(actor) ||
    (await db('catalogue.share_links').where({ id, by_id: actor.id }).first('id')) !== undefined,
  event: {
    family: 'share_link',
    recordOf: ({ id, version, name, by_id, code_id, filter, expires_at, is_revoked }) => ({
      id,
      version,
      name,
      by_id,
      code_id,
      filter,
      is_revoked,
      expires_at: expires_at.toISOString(),
    }),
  },
  read: (trx, id, { deps }) => readShareLink(trx, id, deps.clock.now()),
})
