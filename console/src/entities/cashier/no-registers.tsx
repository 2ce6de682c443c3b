import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'

/** Why no register can be chosen in a new installation, and what to do. */
export function NoRegisters() {
  const t = useTexts()
  const mayCreate = useCan('create catalogue')
  return (
    <p className="ad-note ad-note--warn" role="status">
      {mayCreate ? (
        <Link to={paths.cashiers}>{t('checkout.no_cashiers')}</Link>
      ) : (
        t('checkout.ask_for_cashier')
      )}
    </p>
  )
}
