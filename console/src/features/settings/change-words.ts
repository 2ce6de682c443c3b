import type { Carrier, SettingChange, Settings } from '@deportivo/contracts/admin/settings'
import type { TextKey } from '@deportivo/texts/es'
import type { Translate } from '../../shared/language/texts.tsx'
import { BOARD_STATES } from '@deportivo/lifecycle/order/states'
import { stageTitle } from '../../entities/order/steps/stage-title.ts'

/** What a part is called on this page. */
export const PART_NAMES: Record<SettingChange['name'], TextKey> = {
  self_claim: 'settings.self_claim_switch',
  hold_hours: 'settings.hold_hours',
  voucher_months: 'settings.voucher_months',
  stage_targets: 'settings.targets',
  business_hours: 'settings.hours',
  carriers: 'settings.carriers',
}

type Lines = readonly string[]

/** A part in words, a line for each thing in it. */
const WORDS: { [Name in SettingChange['name']]: (value: Settings[Name], t: Translate) => Lines } = {
  self_claim: (isOn, t) => [t(isOn ? 'settings.on' : 'settings.off')],
  hold_hours: (hours, t) => [t('settings.hours_value', { hours })],
  voucher_months: (months, t) => [t('settings.months_value', { months })],
  stage_targets: (targets, t) =>
    BOARD_STATES.map(
      (stage) => `${t(stageTitle(stage))}: ${t('settings.minutes_value', { minutes: targets[stage] })}`,
    ),
  business_hours: ({ opens, closes, days }, t) => [
    `${opens}–${closes}`,
    days.map((day) => t(`settings.day.${day as 0}`)).join(', '),
  ],
  carriers: (carriers, t) => carriers.map((carrier) => carrierWords(carrier, t)),
}

function carrierWords({ name, guide_digits, guide_pattern }: Carrier, t: Translate): string {
  const digits = guide_digits === null ? null : t('settings.guide_of_digits', { digits: guide_digits })
  const rule = [digits, guide_pattern].filter((one) => one !== null).join(' ')
  return rule === '' ? name : `${name} (${rule})`
}

/** What a change took away and what it brought, without what stayed as it was. */
export function changeWords({ name, from, to }: SettingChange, t: Translate): { from: string; to: string } {
  const words = WORDS[name] as (value: unknown, t: Translate) => Lines
  const before = words(from, t)
  const after = words(to, t)
  const only = (lines: Lines, others: Lines) =>
    lines.filter((line) => !others.includes(line)).join(' · ') || t('settings.empty_value')
  return { from: only(before, after), to: only(after, before) }
}
