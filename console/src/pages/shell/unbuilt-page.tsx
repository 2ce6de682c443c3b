import { Build } from '@blueprintjs/icons'
import type { TextKey } from '@deportivo/texts/texts'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState } from '../../shared/ui/status/states.tsx'

/** A page that is still to be built: what it is called, and what a person will find there. */
export interface Coming {
  title: TextKey
  text: TextKey
}

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
