import { useTexts } from '../../shared/language/texts.tsx'
import './simple-page.css'

export function LoadingPage() {
  const t = useTexts()
  return (
    <div className="ad-simple" role="status">
      <p className="ad-soft">{t('loading.text')}</p>
      <span className="ad-simple__lace" aria-hidden />
    </div>
  )
}
