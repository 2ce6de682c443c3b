import { Type, type Static } from 'typebox'
import { eventFamily } from './family/family.ts'
import { recordPayload } from './family/record.ts'

/** The company's settings as they are from now on. */
export const SettingEvent = recordPayload(
  Type.Object({
    version: Type.Integer(),
    values: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  }),
)
export type SettingEvent = Static<typeof SettingEvent>

export const settingEvents = eventFamily({ types: ['setting.changed'], payload: SettingEvent })
