import { listSettingChanges } from '@deportivo/contracts/admin/settings'
import { useTexts } from '../../shared/language/texts.tsx'
import { Arrow } from '../../shared/ui/arrow.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/states.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { changeWords, PART_NAMES } from './change-words.ts'
import { Section } from './section.tsx'

/** Who decided what, and when. */
export function HistorySection() {
  const t = useTexts()
  const { instant } = useFormats()
  const { data, error, refresh } = useFound(listSettingChanges, {})
  return (
    <Section title={t('settings.history')}>
      {error && data === undefined && (
        <ErrorState error={error} titleKey="settings.error" onRetry={refresh} />
      )}
      {data === undefined && !error && <Skeleton height={48} />}
      {data?.length === 0 && <p className="ad-soft">{t('settings.history_none')}</p>}
      <ul className="ad-setting__changes" role="list">
        {data?.map((change) => {
          const { from, to } = changeWords(change, t)
          return (
            <li key={change.id}>
              <strong>{t(PART_NAMES[change.name])}</strong>
              <span>
                <s className="ad-soft">{from}</s>
                <Arrow />
                {to}
              </span>
              <span className="ad-soft ad-small">
                {t('settings.history_line', { by: change.by, at: instant(change.at) })}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
