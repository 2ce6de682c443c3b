import { Link } from 'react-router-dom'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useDocumentTitle } from '../../shared/ui/page/page.tsx'
import './simple-page.css'

export function NotFoundPage() {
  const t = useTexts()
  useDocumentTitle('404')
  return (
    <main className="ad-simple">
      <h1 className="ad-simple__number">404</h1>
      <p className="ad-state__title">{t('not_found.title')}</p>
      <p className="ad-soft">{t('not_found.text')}</p>
      <Link to={paths.home}>{t('not_found.link')}</Link>
    </main>
  )
}
