import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { returnStep } from '@deportivo/lifecycle/return-case/steps'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { ReturnTag } from '../list/return-tag.tsx'
import { CancelAllDialog, ReceiveAllDialog } from './group-dialogs.tsx'

const DIALOGS = { received_in_store: ReceiveAllDialog, cancel: CancelAllDialog } as const
type Step = keyof typeof DIALOGS

/** The cases that were requested with this one, and the steps that all of them can take. */
export function GroupCases({ one, refresh }: { one: ReturnCase; refresh: () => void }) {
  const t = useTexts()
  const mayChange = useCan('update returns')
  const [open, setOpen] = useState<Step | null>(null)
  const { group, group_id } = one
  if (group_id === null) return null
  const countOf = (step: Step) =>
    group.filter(({ state_id }) => returnStep(step).from.includes(state_id)).length
  const Dialog = open && DIALOGS[open]
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('returns.group', { id: group_id })}</h2>
      <ul className="ad-stack ad-plain-list">
        {group.map(({ id, state_id, sale_id, product_name, size_name, quantity }) => (
          <li key={id} className="ad-row ad-row--wrap">
            {id === one.id ? (
              <strong className="ad-num">{returnCode(id)}</strong>
            ) : (
              <Link className="ad-num" to={paths.returnCase(id)}>
                {returnCode(id)}
              </Link>
            )}
            <ReturnTag state={state_id} />
            <span className="ad-soft">
              <Dots>
                <bdi>
                  {product_name} {size_name} × {quantity}
                </bdi>
                {t('order.title', { id: sale_id })}
              </Dots>
            </span>
          </li>
        ))}
      </ul>
      {mayChange && (
        <span className="ad-row ad-row--wrap">
          {(['received_in_store', 'cancel'] as const)
            .filter((step) => countOf(step) > 1)
            .map((step) => (
              <ActionButton key={step} reason={null} onClick={() => setOpen(step)}>
                {t(`returns.all_${step}`, { count: countOf(step) })}
              </ActionButton>
            ))}
        </span>
      )}
      {Dialog && (
        <Dialog
          groupId={group_id}
          soldFrom={one.sale_product.store_id}
          onTaken={refresh}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
