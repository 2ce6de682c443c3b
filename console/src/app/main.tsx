import '@fontsource-variable/archivo/wght.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import './styles/tokens.css'
import './styles/accents.css'
import './styles/base.css'
import './styles/rtl.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applyAppearance, followMachineTheme, printLight } from './preferences/appearance.ts'
import { pressWherePressed } from '../shared/hooks/pressed-keys.ts'
import { followOtherTabs } from '../shared/session/other-tabs.ts'
import { paths } from '../shared/navigation/paths.ts'
import { currentPreferences } from '../shared/preferences/preferences.ts'
import { followPreferences } from './preferences/send-preferences.ts'

applyAppearance(currentPreferences())
followMachineTheme()
printLight()
pressWherePressed()
followOtherTabs(() => location.assign(paths.home))
followPreferences()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
