import { Button } from '@blueprintjs/core'
import { Duplicate, Error as ErrorGlyph, Inbox, Offline } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { CallError } from '../../net/call-error.ts'
import { useTexts, type TextKey } from '../../language/texts.tsx'
import { showToast } from '../../toasts/toasts.ts'
import './states.css'

/** A grey place of the size of what comes. */
export function Skeleton({
  width = '100%',
  height = 14,
}: {
  width?: number | string
  height?: number | string
}) {
  return <span className="ad-skeleton" style={{ width, height }} aria-hidden />
}

/** The lines of a text of which one value is not known yet: drawn with any value, and unseen. */
export function SkeletonText({ children }: { children: ReactNode }) {
  return (
    <span className="ad-skeleton ad-skeleton--text" aria-hidden>
      {children}
    </span>
  )
}

interface StateProps {
  title: string
  text?: ReactNode
  glyph?: ReactNode
  tone?: 'plain' | 'danger'
  isCompact?: boolean
  children?: ReactNode
}

function State({ title, text, glyph, tone = 'plain', isCompact = false, children }: StateProps) {
  return (
    <div className={`ad-state ad-state--${tone}${isCompact ? ' ad-state--compact' : ''}`}>
      <span className="ad-state__glyph" aria-hidden>
        {glyph ?? <Inbox size={22} />}
      </span>
      <p className="ad-state__title">{title}</p>
      {text && <p className="ad-state__text">{text}</p>}
      {children && <div className="ad-row ad-row--wrap">{children}</div>}
    </div>
  )
}

/** Nothing here, and what to do about it. */
export function EmptyState(props: StateProps) {
  return <State {...props} />
}

function RequestId({ id }: { id: string }) {
  const t = useTexts()
  const copy = () => {
    void navigator.clipboard.writeText(id).then(() => showToast({ tone: 'info', key: 'common.copied' }))
  }
  return (
    <button type="button" className="ad-request-id" onClick={copy} title={t('common.copy')}>
      {t('common.support_code', { id })}
      <Duplicate size={12} />
    </button>
  )
}

/** From here on the fault is the server's: its message helps only support, which has the code. */
const SERVER_FAULT = 500

/** A failed request: shown in place, with a retry and a code for support. */
export function ErrorState({
  error,
  titleKey = 'state.error',
  onRetry,
  isCompact = false,
}: {
  error: CallError
  titleKey?: TextKey
  onRetry?: () => void
  isCompact?: boolean
}) {
  const t = useTexts()
  const glyph = error.isUncertain ? <Offline size={22} /> : <ErrorGlyph size={22} />
  return (
    <div role="alert">
      <State
        title={t(titleKey)}
        text={error.status >= SERVER_FAULT ? undefined : (error.serverText ?? (error.key && t(error.key)))}
        glyph={glyph}
        tone="danger"
        isCompact={isCompact}
      >
        {onRetry && (
          <Button intent="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {error.requestId && <RequestId id={error.requestId} />}
      </State>
    </div>
  )
}

/** A refresh is running; the data shown stays. */
export function RefreshBar({ isShown }: { isShown: boolean }) {
  return isShown ? <div className="ad-thin-bar" aria-hidden /> : null
}
