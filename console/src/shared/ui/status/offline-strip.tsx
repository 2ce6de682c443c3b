import { Offline } from '@blueprintjs/icons'
import { useOnline } from '../../net/online.ts'
import { useTexts } from '../../language/texts.tsx'
import './offline-strip.css'

/** While the browser has no network: over the page, and in a dialog that covers it. */
export function OfflineStrip() {
  const t = useTexts()
  const isOnline = useOnline()
  return (
    <div role="status" aria-live="polite">
      {!isOnline && (
        <div className="ad-strip">
          <Offline size={15} />
          {t('state.offline')}
        </div>
      )}
    </div>
  )
}
