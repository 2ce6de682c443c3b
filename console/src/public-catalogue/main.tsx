import '@fontsource-variable/archivo/wght.css'
import './catalogue.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CataloguePage } from './catalogue.tsx'
import { languageOfBrowser, showLanguage } from './words.ts'

const token = decodeURIComponent(location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '')

const root = document.getElementById('root')
if (!root) throw new Error('catalogue.html has lost its #root')
showLanguage(languageOfBrowser())
createRoot(root).render(
  <StrictMode>
    <CataloguePage token={token} />
  </StrictMode>,
)
