import { Button, Drawer, Switch } from '@blueprintjs/core'
import { Cross, Maximize } from '@blueprintjs/icons'
import { LAYOUTS, THEMES, ZOOM } from '@deportivo/contracts/admin/preferences'
import { changePreferences, usePreferences } from '../../../shared/preferences/preferences.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { DrawerDialog } from '../../../shared/ui/dialog/drawer-dialog.tsx'
import { AccentChoice } from './accent-choice.tsx'
import { Choice } from './choice.tsx'
import { LanguageChoice } from './language-choice.tsx'

const toggleFullscreen = () => {
  // A browser may refuse; the page then simply stays as it is.
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}

/** How the console looks and listens, for this person. */
export function QuickPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const preferences = usePreferences()
  const percent = Math.round(preferences.zoom * 100)
  const shownPercent = t('common.percent', { percent })
  return (
    <Drawer isOpen onClose={onClose} className="ad-panel" size="340px">
      <DrawerDialog aria-label={t('panel.title')}>
        <div className="ad-panel__head">
          <h2>{t('panel.title')}</h2>
          <Button variant="minimal" icon={<Cross />} aria-label={t('common.close')} onClick={onClose} />
        </div>
        <div className="ad-panel__body">
          <Choice
            legend={t('panel.theme')}
            options={THEMES.map((value) => ({ value, label: t(`panel.theme_${value}`) }))}
            value={preferences.theme}
            onChange={(theme) => changePreferences({ theme })}
          />
          <AccentChoice value={preferences.accent} onChange={(accent) => changePreferences({ accent })} />
          <fieldset>
            <legend>
              {t('panel.zoom')} <span className="ad-soft ad-num">{shownPercent}</span>
            </legend>
            <input
              className="ad-range"
              type="range"
              aria-label={t('panel.zoom')}
              aria-valuetext={shownPercent}
              min={ZOOM.min * 100}
              max={ZOOM.max * 100}
              step={ZOOM.step * 100}
              value={percent}
              onChange={(event) => changePreferences({ zoom: Number(event.target.value) / 100 })}
            />
          </fieldset>
          <LanguageChoice onChoose={(language) => changePreferences({ language })} />
          <Choice
            legend={t('panel.layout')}
            options={LAYOUTS.map((value) => ({ value, label: t(`panel.${value}`) }))}
            value={preferences.layout}
            onChange={(layout) => changePreferences({ layout })}
          />
          <Switch
            checked={preferences.single_keys}
            label={t('panel.single_keys')}
            onChange={(event) => changePreferences({ single_keys: event.currentTarget.checked })}
          />
          <Button icon={<Maximize />} onClick={toggleFullscreen}>
            {t('panel.fullscreen')}
          </Button>
        </div>
      </DrawerDialog>
    </Drawer>
  )
}
