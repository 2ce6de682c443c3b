import type { records as spanish } from '../es/records.ts'

export const records: Record<keyof typeof spanish, string> = {
  'audit.created': 'Created {subject}',
  'audit.changed': 'Changed {subject}',
  'audit.deleted': 'Deleted {subject}',
  'audit.sessions_ended': 'Ended the sessions of the user',
  'audit.password_recovered': 'Recovered the password',
  'audit.second_factor_on': 'Turned the second factor on',
  'audit.second_factor_off': 'Turned the second factor off',
  'audit.subject.user': 'the user',
  'audit.subject.profile': 'the permissions of the profile',
  'audit.subject.client': 'the client',
  'audit.subject.product': 'the product',
  'audit.subject.brand': 'the brand',
  'audit.subject.setting': 'the settings',
  'record.stale': 'This record changed while you were looking at it: {by} changed it at {at}.',
  'record.somebody': 'somebody else',
  'record.in_use': "It can't be deleted. {kind} that use it: {count} ({names}).",
  'record.in_use_unseen': "It can't be deleted. {kind} that use it: {count}.",
  'record.use.orders': 'Orders',
  'record.use.products': 'Products',
}
