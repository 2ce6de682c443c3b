import { Build } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { useTexts } from '../shared/texts.tsx'
import { useDocumentTitle } from '../shared/ui/page.tsx'
import { EmptyState } from '../shared/ui/states.tsx'

/** An address of the product whose page doesn't exist yet. */
export function UnbuiltPage() {
  const t = useTexts()
  useDocumentTitle(t('unbuilt.title'))
  return (
    <EmptyState title={t('unbuilt.title')} text={t('unbuilt.text')} glyph={<Build size={22} />}>
      <Link to={paths.home}>{t('unbuilt.link')}</Link>
    </EmptyState>
  )
}
