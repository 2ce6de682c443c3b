import { Link } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { useTexts } from '../shared/texts.tsx'
import { EmptyState } from '../shared/ui/states.tsx'

export function SaleNotFound() {
  const t = useTexts()
  return (
    <EmptyState title={t('sale.not_found')} text={t('sale.not_found_text')}>
      <Link to={paths.orders}>{t('sale.not_found_link')}</Link>
    </EmptyState>
  )
}
