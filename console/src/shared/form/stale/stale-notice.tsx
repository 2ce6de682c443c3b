import { Button } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../language/texts.tsx'
import type { CallError } from '../../net/call-error.ts'
import './stale-notice.css'

/** A field whose typed value differs from the stored one, both as they are shown. */
export interface Difference {
  label: string
  typed: string
  stored: string
}

/**
 * Shows that the record changed while it was edited, by whom and when, with both values of every field that differs. The
 * stored record replaces what was typed only when the user asks for it.
 */
export function StaleNotice({
  failure,
  differences = [],
  onShow,
}: {
  failure: CallError
  differences?: readonly Difference[]
  onShow: () => void
}) {
  const t = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  // It stands above the form, whose button may be far below it: the focus brings it into view.
  useEffect(() => notice.current?.focus(), [failure])
  return (
    <div className="ad-stale" role="alert" ref={notice} tabIndex={-1}>
      <div>
        <p>
          {failure.serverText} {t('people.stale_help')}
        </p>
        {differences.map(({ label, typed, stored }) => (
          <p key={label} className="ad-small">
            {t('people.stale_difference', { label, typed, stored })}
          </p>
        ))}
      </div>
      <Button onClick={onShow}>{t('people.stale_show')}</Button>
    </div>
  )
}
