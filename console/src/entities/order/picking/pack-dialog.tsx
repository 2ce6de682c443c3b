import type { Order } from '@deportivo/contracts/orders/order'
import { FormError } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { CameraButton } from '../../../shared/scan/camera/camera-button.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { PickLine, UnsentMark } from './pick-line.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { useOrder } from '../use-order.ts'
import { usePackScans } from './use-pack-scans.ts'
import type { Picks } from './pick-queue.ts'
import { usePicking } from './use-picking.ts'
import { Subject } from '../dialogs/subject.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import '../dialogs/step-dialogs.css'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { SubmitButton } from '../../../shared/form/submit/submit-button.tsx'

const sum = (picks: Picks) => Object.values(picks).reduce((total, quantity) => total + quantity, 0)

function PackBody({ order, dialog }: { order: Order; dialog: StepDialogProps }) {
  const t = useTexts()
  const { card, step, take, onClose, onOrder } = dialog
  const { picks, unsent, contradicted, pick, flush, error } = usePicking(order, onOrder)
  usePackScans({ order, picks, pick, onLeave: onClose })
  const picked = sum(picks)
  const isWhole = picked === order.units
  const pack = useChange(
    async () => {
      const { version } = await flush()
      await take({ ...card, version: Math.max(version, Math.floor(card.version)) }, { step })
      return {}
    },
    { isQuiet: true },
  )
  const submit = async () => {
    if (isWhole && (await pack.run(undefined))) onClose()
  }
  const problem = pack.error ?? error
  const note = (
    <span className="ad-dialog__note ad-num" aria-live="polite">
      {t('board.picked_of', { picked, units: order.units })}
      {unsent.size > 0 && <UnsentMark>{t('board.unsent_lines', { count: unsent.size })}</UnsentMark>}
    </span>
  )
  const markAll = () => pick(Object.fromEntries(order.products.map((line) => [line.id, line.quantity])))
  return (
    <div className="ad-flush">
      <div className="ad-flush__body ad-stack">
        <div className="ad-row ad-row--between ad-row--wrap">
          <div className="ad-stack">
            <Subject card={card} />
          </div>
          <div className="ad-row">
            <CameraButton size="small" />
            <ActionButton size="small" reason={isWhole ? t('board.all_marked') : null} onClick={markAll}>
              {t('board.mark_all')}
            </ActionButton>
          </div>
        </div>
        <ul className="ad-picks">
          {order.products.map((line, index) => (
            <PickLine
              key={line.id}
              line={line}
              picked={picks[line.id] ?? 0}
              isFirst={index === 0}
              isUnsent={unsent.has(line.id)}
              isContradicted={contradicted.has(line.id)}
              onPick={(quantity) => pick({ [line.id]: quantity })}
            />
          ))}
        </ul>
        <FormError message={problem?.errors['picked'] ?? problem?.serverText ?? undefined} />
      </div>
      <footer className="ad-dialog__foot">
        <DialogFoot note={note} onClose={onClose}>
          <SubmitButton
            text={t('order.action.pack')}
            reason={isWhole ? null : t('board.left_to_pick', { count: order.units - picked })}
            isBusy={pack.isRunning}
            onClick={() => void submit()}
          />
        </DialogFoot>
      </footer>
    </div>
  )
}

/** The pick list: the box is closed only when every unit is ticked. */
export function PackDialog(dialog: StepDialogProps) {
  const t = useTexts()
  const { card, onClose } = dialog
  const { data, error, refresh } = useOrder(card.id)
  return (
    <AppDialog title={t('board.pack_title', { id: card.id })} onClose={onClose} width={600}>
      {error && !data && <ErrorState error={error} onRetry={refresh} isCompact />}
      {!data && !error && <Skeleton height={260} />}
      {data && <PackBody key={data.id} order={data} dialog={dialog} />}
    </AppDialog>
  )
}
