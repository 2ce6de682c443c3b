import type { Actor } from '../http/guard/actor.ts'
import { text } from '@deportivo/texts/text'

/** The actor of scheduled changes. It has no permissions: the caller decides what it may do. */
export const systemActor = (): Actor => ({
  id: 0,
  name: text('order.by_the_clock'),
  email: '',
  profile: 'two',
  profiles: [],
  grants: {},
  code_ids: [],
  language: 'es',
  session_id: '',
})
