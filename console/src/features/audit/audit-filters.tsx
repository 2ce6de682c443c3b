import { AUDIT_SUBJECTS, AUDIT_ACTS } from '@deportivo/contracts/audit'
import { FilterBar, FilterSelect, type Chip } from '../../shared/list/filter-bar.tsx'
import { useTexts } from '../../shared/texts.tsx'
import type { UrlState } from '../../shared/url-state.ts'

export const AUDIT_FILTERS = ['subject', 'act', 'from', 'to', 'page'] as const
export const AUDIT_PAGE = ['page'] as const
export type AuditFilterState = UrlState<(typeof AUDIT_FILTERS)[number]>

export const NO_AUDIT_FILTERS: AuditFilterState = {
  subject: undefined,
  act: undefined,
  from: undefined,
  to: undefined,
}

/** What of the audit is shown; all of it lives in the address. */
export function AuditFilters({
  state,
  onChange,
}: {
  state: AuditFilterState
  onChange: (change: AuditFilterState) => void
}) {
  const t = useTexts()
  const subjects = AUDIT_SUBJECTS.map((value) => ({ value, label: t(`audit_page.subject_${value}`) }))
  const acts = AUDIT_ACTS.map((value) => ({ value, label: t(`audit.${value}`) }))
  const chip = (name: 'subject' | 'act' | 'from' | 'to', label: string | undefined): Chip[] =>
    state[name] && label ? [{ id: name, label, onRemove: () => onChange({ [name]: undefined }) }] : []
  const chips = [
    ...chip('subject', subjects.find(({ value }) => value === state.subject)?.label),
    ...chip('act', acts.find(({ value }) => value === state.act)?.label),
    ...chip('from', state.from && `${t('audit_page.from')} ${state.from}`),
    ...chip('to', state.to && `${t('audit_page.to')} ${state.to}`),
  ]
  const day = (name: 'from' | 'to') => (
    <label className="ad-audit__day">
      {t(`audit_page.${name}`)}
      <input
        type="date"
        className="bp6-input"
        value={state[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      />
    </label>
  )
  return (
    <FilterBar chips={chips} onClear={() => onChange(NO_AUDIT_FILTERS)}>
      <FilterSelect
        label={t('audit_page.subject')}
        options={subjects}
        value={state.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        label={t('audit_page.act')}
        options={acts}
        value={state.act}
        onChange={(act) => onChange({ act })}
      />
      {day('from')}
      {day('to')}
    </FilterBar>
  )
}
