import type { CarrierInput, Settings } from '@deportivo/contracts/admin/settings'
import { isGuideDigits, isGuidePattern, isTrackingUrl } from '@deportivo/lifecycle/guide-numbers'
import { invalid, type KeyedText } from '@deportivo/platform/http/refused'

export type Broken = Record<string, KeyedText>

const merged = (all: readonly Broken[]): Broken =>
  Object.fromEntries(all.flatMap((one) => Object.entries(one)))

const at = (field: string, key: KeyedText['key']): Broken => ({ [field]: { key } })

function brokenHours({ business_hours }: Settings): Broken {
  const { opens, closes } = business_hours
  return opens < closes ? {} : at('business_hours.closes', 'setting.closes_before_opening')
}

const sameName = (name: string) => name.trim().toLowerCase()

/** The errors of one carrier of a list, on fields named by its position. */
function brokenCarrier(carrier: CarrierInput, place: number, all: readonly CarrierInput[]): Broken {
  const field = (name: keyof CarrierInput) => `carriers.${place}.${name}`
  const first = all.findIndex((other) => sameName(other.name) === sameName(carrier.name))
  const { guide_digits: digits, guide_pattern: pattern, tracking_url: url } = carrier
  return {
    ...(first < place ? at(field('name'), 'setting.carrier_twice') : {}),
    ...(digits && !isGuideDigits(digits) ? at(field('guide_digits'), 'setting.bad_digits') : {}),
    ...(pattern && !isGuidePattern(pattern) ? at(field('guide_pattern'), 'setting.bad_pattern') : {}),
    ...(url && !isTrackingUrl(url.trim()) ? at(field('tracking_url'), 'setting.bad_tracking_url') : {}),
  }
}

/** Ids that name no existing carrier. */
function unknownCarriers(wished: readonly CarrierInput[], present: Settings): Broken {
  const known = new Set(present.carriers.map(({ id }) => id))
  const strange = wished.flatMap(({ id }, place) => (id === undefined || known.has(id) ? [] : [place]))
  return merged(strange.map((place) => at(`carriers.${place}.id`, 'field.unknown_record')))
}

/** Checks of settings that a schema cannot express, each refused on its own field. */
export function refuseBroken(
  wanted: Settings,
  wished: readonly CarrierInput[] | undefined,
  present: Settings,
): void {
  const carriers = wished ?? []
  const broken = merged([
    brokenHours(wanted),
    ...carriers.map(brokenCarrier),
    unknownCarriers(carriers, present),
  ])
  if (Object.keys(broken).length > 0) throw invalid(broken)
}
