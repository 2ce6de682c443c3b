import { Link } from 'react-router-dom'
import { paths } from '../../../shared/navigation/paths.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'

export function SaleNotFound() {
  const t = useTexts()
  return (
    <EmptyState title={t('sale.not_found')} text={t('sale.not_found_text')}>
      <Link to={paths.orders}>{t('sale.not_found_link')}</Link>
    </EmptyState>
  )
}
