import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import { isKnownText, type Translate } from '../../shared/language/texts.tsx'

const AS_SHOWN: Readonly<Record<string, string>> = {
  identification_number: 'people.document',
  state_id: 'people.state',
}

const YES_NO: Readonly<Record<string, string>> = { yes: 'grants.yes', no: 'grants.no' }

/** A field of a user by its label on screen, a permission by its name; anything else as it stands. */
function fieldName(t: Translate, field: string): string {
  const key = [`permission.${field}`, `people.${field}`, AS_SHOWN[field] ?? ''].find(isKnownText)
  return key === undefined ? field : t(key)
}

function valueName(t: Translate, value: string | null): string {
  if (value === null || value === '') return t('audit_page.empty_value')
  const known = (word: string) => {
    const key = [`scope.${word}`, `user.state.${word}`, `profile.${word}`, YES_NO[word] ?? ''].find(
      isKnownText,
    )
    return key === undefined ? word : t(key)
  }
  return value.split(', ').map(known).join(', ')
}

/** One change of an entry in words. */
export const changeText = (t: Translate, { field, from, to }: AuditEntry['changes'][number]): string =>
  t('audit_page.change', { field: fieldName(t, field), from: valueName(t, from), to: valueName(t, to) })
