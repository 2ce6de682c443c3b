import type { Carrier, Settings } from '@deportivo/contracts/admin/settings'
import type { AuditValue } from '@deportivo/platform/audit/changes'
import { defineRecord } from '@deportivo/platform/records/record'
import { readSettings } from '@deportivo/platform/settings'
import { text } from '@deportivo/texts/text'
import type { SettingsRow } from '../tables.ts'

export type SettingsFields = Partial<Omit<Settings, 'version'>>

/** The only row's id, also that of its events and audit entries. */
export const COMPANY = 'company'

const json = (value: object | undefined) => value && JSON.stringify(value)

/** The parts of a setting as fields of their own, so that the audit shows only those that changed. */
const parts = (name: string, values: Record<string, AuditValue> = {}) =>
  Object.fromEntries(Object.entries(values).map(([part, value]) => [`${name}.${part}`, value]))

/** A carrier with the rule for its guide numbers and its tracking page: (digits), /expression/, address. */
const carrierText = ({ name, guide_digits, guide_pattern, tracking_url }: Carrier): string =>
  [name, guide_digits && `(${guide_digits})`, guide_pattern && `/${guide_pattern}/`, tracking_url]
    .filter(Boolean)
    .join(' ')

/** Those that are one value. */
const PLAIN = [
  'self_claim',
  'hold_hours',
  'voucher_months',
  'company_name',
  'expense_limit',
  'reserve_days',
  'return_days',
  'often_days',
  'often_client',
  'often_product',
] as const

const plainOf = <Fields extends SettingsFields>(fields: Fields): Pick<Fields, (typeof PLAIN)[number]> =>
  Object.fromEntries(PLAIN.map((name) => [name, fields[name]]))

const audited = (fields: SettingsFields) => ({
  ...plainOf(fields),
  ...parts('stage_targets', fields.stage_targets),
  ...parts('business_hours', fields.business_hours),
  ...parts('commission', fields.commission),
  carriers: fields.carriers?.map(carrierText),
})

/** The company's settings: one row, which is only ever changed. */
export const SETTINGS = defineRecord<SettingsRow, SettingsFields, Settings>({
  table: 'admin.settings',
  subject: 'setting',
  nameOf: () => text('settings.title'),
  columns: ({ stage_targets, business_hours, carriers, commission, ...plain }) => ({
    ...plain,
    stage_targets: json(stage_targets),
    business_hours: json(business_hours),
    carriers: json(carriers),
    commission: json(commission),
  }),
  audited,
  event: {
    family: 'setting',
    recordOf: ({ version, ...row }) => {
      const { stage_targets, business_hours, carriers, commission } = row
      return {
        version,
        values: { ...plainOf(row), stage_targets, business_hours, carriers, commission },
      }
    },
  },
  read: (db) => readSettings(db),
})
