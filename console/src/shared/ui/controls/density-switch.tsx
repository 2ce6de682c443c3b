import { Button } from '@blueprintjs/core'
import { LayoutThreeRows } from '@blueprintjs/icons'
import { useTexts } from '../../language/texts.tsx'
import { changePreferences, usePreferences } from '../../preferences/preferences.ts'

/** The size of rows and cards, on every list and the board; stored per user. */
export function DensitySwitch() {
  const t = useTexts()
  const { density } = usePreferences()
  const isCompact = density === 'compact'
  return (
    <Button
      className="ad-density ad-no-print"
      variant="minimal"
      icon={<LayoutThreeRows />}
      active={isCompact}
      aria-pressed={isCompact}
      aria-label={t('list.compact')}
      title={t('list.compact')}
      onClick={() => changePreferences({ density: isCompact ? 'comfortable' : 'compact' })}
    />
  )
}
