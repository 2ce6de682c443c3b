import { ChevronDown, ChevronUp } from '@blueprintjs/icons'
import { useTexts } from '../../../shared/language/texts.tsx'
import './tray-button.css'

/** How many were delivered today, once it is known; opens the tray with them. */
export function TrayButton({
  count,
  isOpen,
  controls,
  onToggle,
}: {
  count: number | undefined
  isOpen: boolean
  controls: string
  onToggle: () => void
}) {
  const t = useTexts()
  return (
    <button
      type="button"
      className="ad-tray-button ad-num"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {count === undefined ? t('tray.title') : t('board.delivered_today', { count })}
      {isOpen ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
    </button>
  )
}
