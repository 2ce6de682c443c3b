import { Build } from '@blueprintjs/icons'
import type { TextKey } from '@deportivo/texts/texts'
import { Link } from 'react-router-dom'
import { Brand } from '../../features/shell/brand.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page, useDocumentTitle } from '../../shared/ui/page.tsx'
import { EmptyState } from '../../shared/ui/states.tsx'
import './simple-page.css'

/** A page that is still to be built: what it is called, and what a person will find there. */
export interface Coming {
  title: TextKey
  text: TextKey
}

/** The page for signed-in users. */
export const unbuiltPage = ({ title, text }: Coming) =>
  function UnbuiltPage() {
    const t = useTexts()
    return (
      <Page title={t(title)}>
        <EmptyState title={t('unbuilt.title')} text={t(text)} glyph={<Build size={22} />}>
          <Link to={paths.home}>{t('unbuilt.link')}</Link>
        </EmptyState>
      </Page>
    )
  }

/** The page for guests, who have no menu to go on with. */
export const unbuiltPublicPage = ({ title, text }: Coming) =>
  function UnbuiltPublicPage() {
    const t = useTexts()
    useDocumentTitle(t(title))
    return (
      <main className="ad-simple">
        <Brand size={44} />
        <h1>{t(title)}</h1>
        <EmptyState isCompact title={t('unbuilt.title')} text={t(text)} glyph={<Build size={22} />} />
      </main>
    )
  }
