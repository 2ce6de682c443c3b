import { Offline } from '@blueprintjs/icons'
import { useOnline } from '../../../shared/net/online.ts'
import { useTexts } from '../../../shared/language/texts.tsx'

/** While the browser has no network. */
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
