import { Button } from '@blueprintjs/core'
import { CASH, METHODS_WITH_SUPPORT, type PaymentMethodId } from '@deportivo/lifecycle/payment-methods'
import { useTexts } from '../../shared/language/texts.tsx'

const METHODS = [CASH, ...METHODS_WITH_SUPPORT]

/** All that is owed in one way, with one press. */
export function PayAll({
  isLocked = false,
  onPick,
}: {
  isLocked?: boolean
  onPick: (method: PaymentMethodId) => void
}) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap ad-field--wide" role="group" aria-label={t('checkout.pay_all')}>
      <span className="ad-soft ad-small" aria-hidden>
        {t('checkout.pay_all')}
      </span>
      {METHODS.map((method) => (
        <Button key={method} size="small" disabled={isLocked} onClick={() => onPick(method)}>
          {t(`payment.method.${method}`)}
        </Button>
      ))}
    </div>
  )
}
