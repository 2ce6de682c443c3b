import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import type { StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { useTexts } from '../../shared/language/texts.tsx'
import { subjectOf } from './describe.ts'

/** Has one event tried again. */
export function RetryButton({
  event,
  isAsking,
  onRetry,
}: {
  event: StoppedEvent
  isAsking: boolean
  onRetry: (event: StoppedEvent) => void
}) {
  const t = useTexts()
  return (
    <span className="ad-row">
      <Button
        size="small"
        icon={<Refresh size={14} />}
        loading={event.is_retrying}
        disabled={isAsking}
        aria-label={`${t(event.is_retrying ? 'stopped.retrying' : 'stopped.retry')} ${subjectOf(t, event)}`}
        onClick={() => onRetry(event)}
      >
        {t('stopped.retry')}
      </Button>
    </span>
  )
}
