import { messageOf } from '../../../shared/net/localize.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { BulkOutcome } from './use-bulk-step.ts'

/** How a step for many orders went: how many took it, and of each other one why not. */
export function BulkOutcomeList({ outcome: { updated, rejected } }: { outcome: BulkOutcome }) {
  const t = useTexts()
  return (
    <>
      <p>{t('orders.changed', { count: updated.length })}</p>
      <div hidden={rejected.length === 0} className="ad-form__error" role="alert">
        {t('orders.rejected', { count: rejected.length })}
        <ul>
          {rejected.map(({ id, ...refusal }) => (
            <li key={id}>
              #{id}: {messageOf(refusal)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
