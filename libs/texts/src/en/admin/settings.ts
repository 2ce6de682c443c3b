import type { settings as source } from '../../es/admin/settings.ts'

export const settings: Record<keyof typeof source, string> = {
  'setting.saved': 'Settings saved',
  'setting.bad_time': 'Must be a time from 00:00 to 23:59.',
  'setting.no_day': 'Choose at least one day.',
  'setting.closes_before_opening': 'The closing time must be later than the opening time.',
  'setting.carrier_twice': 'This carrier is already on the list.',
  'setting.bad_digits': 'Write how many digits a waybill has: “10”, or “10-12”. At most 40.',
  'setting.bad_tracking_url': "Enter an https address with '{guide}' in place of the number.",
  'setting.bad_pattern':
    'The expression can’t be used: check that it is well written, repeats no group and has at most three open repeats.',
}
