import { listAudit } from '@deportivo/contracts/admin/audit'
import { changeText } from '@deportivo/contracts/exports/audit-words'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useList } from '../../shared/net/use-list.ts'
import { Can } from '../../shared/session/session.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { Section } from './section.tsx'

// Older changes are in the audit.
const NEWEST = { filter: 'subject:setting', top: 20 }

/** Who decided what, and when; for users who may read the audit. */
export function HistorySection() {
  return (
    <Can do="read audit">
      <NewestChanges />
    </Can>
  )
}

function NewestChanges() {
  const t = useTexts()
  const { instant, money, shopDay } = useFormats()
  const { rows, error, refresh } = useList(listAudit, { query: NEWEST })
  return (
    <Section title={t('settings.history')}>
      {error && rows === undefined && (
        <ErrorState error={error} titleKey="settings.error" onRetry={refresh} />
      )}
      {rows === undefined && !error && <Skeleton height={48} />}
      {rows?.length === 0 && <p className="ad-soft">{t('settings.history_none')}</p>}
      <ul className="ad-setting__changes" role="list">
        {rows?.map(({ id, by, at, changes }) => (
          <li key={id}>
            {changes.map((change) => (
              <span key={change.field}>
                {changeText({ t, money, shopDay, instant, isKnownText }, change)}
              </span>
            ))}
            <span className="ad-soft ad-small">
              {t('settings.history_line', { by: by ?? t('audit_page.system'), at: instant(at) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
