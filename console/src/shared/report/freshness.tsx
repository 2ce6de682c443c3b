import { formatTimeWithSeconds } from '@deportivo/texts/formats/dates'
import { useTexts } from '../language/texts.tsx'
import { useOnline } from '../net/online.ts'
import { serverNow } from '../net/clock.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { SkeletonText } from '../ui/status/states.tsx'
import type { ShownReport } from './use-report.ts'
import '../ui/status/live-badge.css'

/** The time of the figures on screen. Without a network they are not live, although an open socket takes a while to notice. */
export function Freshness({
  shown: { data, status, lagMs },
  isPaused,
}: {
  shown: Pick<ShownReport, 'data' | 'status' | 'lagMs'>
  isPaused: boolean
}) {
  const t = useTexts()
  const { language } = usePreferences()
  const isOnline = useOnline()
  if (!data)
    return (
      <span className="ad-live">
        <SkeletonText>
          {t('reports.updated_at', { at: formatTimeWithSeconds(serverNow(), language) })}
        </SkeletonText>
      </span>
    )
  const working = status === 'live' ? 'live' : 'polling'
  const tone = isPaused ? 'connecting' : isOnline ? working : 'reconnecting'
  const at = formatTimeWithSeconds(data.as_of, language)
  return (
    <span
      className={`ad-live ad-live--${tone}`}
      title={t('reports.lag', { seconds: Math.round(lagMs / 1_000) })}
    >
      <span className="ad-live__dot" aria-hidden />
      <span className="ad-num">{t(isPaused ? 'reports.paused_at' : 'reports.updated_at', { at })}</span>
    </span>
  )
}
