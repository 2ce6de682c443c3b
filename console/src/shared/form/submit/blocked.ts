import type { Translate } from '../../language/texts.tsx'

/** Why a form can't be sent, besides what its fields refuse themselves. */
export interface Blocked {
  /** Labels of what is still to be given outside of the form's own fields, as a file is; false for what is there. */
  missing?: readonly (string | false)[] | undefined
  /** There is nothing to save. */
  isUnchanged?: boolean | undefined
  /** Any other reason, in its own words. */
  reason?: string | null | undefined
}

/** What is missing of a form, and what stands in it and is wrong: labels. */
export interface FieldFaults {
  missing: readonly string[]
  wrong: readonly string[]
  /** What is refused, in its own words, also of fields without a label. */
  messages: readonly string[]
}

export const NO_FAULTS: FieldFaults = { missing: [], wrong: [], messages: [] }

// More would fill the foot of a dialog on a phone.
const MOST_NAMED = 3

function listed(labels: readonly string[], t: Translate): string {
  const names = [...new Set(labels)]
  const named = names.slice(0, MOST_NAMED).join(', ')
  const others = names.length - MOST_NAMED
  return others > 0 ? t('form.and_more', { names: named, count: others }) : named
}

export const isBlocked = ({ missing = [], isUnchanged = false, reason = null }: Blocked) =>
  isUnchanged || reason !== null || missing.some(Boolean)

/** The one line beside a grey button: first what is missing, last that nothing changed. It never only states that something is missing. */
export function reasonOf(blocked: Blocked, faults: FieldFaults, t: Translate): string {
  const missing = [...faults.missing, ...(blocked.missing ?? []).filter((label) => label !== false)]
  if (missing.length > 0) return t('form.missing', { names: listed(missing, t) })
  if (faults.wrong.length > 0) return t('form.wrong', { names: listed(faults.wrong, t) })
  const [refusal = ''] = faults.messages
  return blocked.reason ?? (blocked.isUnchanged ? t('form.unchanged') : refusal)
}

/** The same for a button without a form of fields; null where it can be pressed. */
export const blockedReason = (blocked: Blocked, t: Translate): string | null =>
  isBlocked(blocked) ? reasonOf(blocked, NO_FAULTS, t) : null
