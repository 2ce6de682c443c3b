import type { Actor } from '@deportivo/platform/http/guard/actor'
import { text } from '@deportivo/texts/text'

/** Who changes an order where no person did. Holds no permission: what it may do is decided before. */
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
