import { useNavigate } from 'react-router-dom'
import { CatalogueChoice } from '../../../entities/catalogue/catalogue-choice.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { blockedReason } from '../../../shared/form/submit/blocked.ts'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { whileSaving } from '../../../shared/unsaved/unsaved.ts'
import type { LinesDialogProps } from '../dialogs/lines-dialog.ts'
import { Choice } from '../dialogs/step-dialog.tsx'
import { useShowTaken } from '../dialogs/use-show-taken.ts'
import { LeftInstead } from './left-instead.tsx'
import { LineSizes } from './line-sizes.tsx'
import { PriceDifference } from './price-difference.tsx'
import { useSizeChange } from './use-size-change.ts'
import './change-size.css'

type Change = ReturnType<typeof useSizeChange>

const FIELDS = { fields: ['reason', 'entrance_store'] }

/** The page of the case reads it. */
const NOTHING_SHOWN = () => undefined

/** What is left in the place of a size that was taken meanwhile, and that another colour costs the same. */
function ChosenSize({
  size,
  chooseSize,
  isHere,
  store,
  change,
  isRefused,
}: Change & {
  isRefused: boolean
}) {
  const t = useTexts()
  if (!size) return null
  const receiving = store.options?.find(({ value }) => value === store.value)?.label
  return (
    <>
      {isRefused && (
        <LeftInstead
          refused={change.error}
          onPick={({ size_id, size_name, store_id }) =>
            chooseSize({ ...size, size_id, size_name, outlet_store: store_id })
          }
        />
      )}
      {!isHere && receiving && (
        <p className="ad-soft">{t('returns.not_here', { store: receiving, size: size.size_name })}</p>
      )}
      {size.product.id !== size.line.product_id && <PriceDifference amount={0} />}
    </>
  )
}

const missingOf = ({ size, reason, store }: Change, t: Translate) => [
  size === null && t('returns.replacement'),
  reason.value === '' && t('returns.reason'),
  store.value === '' && t('returns.entrance_store'),
]

/** Sends the change, names what was handed over, and opens the case. */
function useSubmit(order: LinesDialogProps['order'], { size, send, store }: Change) {
  const t = useTexts()
  const { count } = useFormats()
  const navigate = useNavigate()
  const showTaken = useShowTaken(NOTHING_SHOWN)
  return (isHandedOver: boolean) =>
    whileSaving(async () => {
      const reply = await send(isHandedOver)
      if (!reply || !size) return
      const from = store.options?.find(({ value }) => value === store.value)?.label ?? ''
      const moved = { product: size.product.name, size: size.size_name, count: count(size.quantity) }
      const done = { ...moved, store: from, client: order.client_name }
      showTaken(reply.data, isHandedOver ? t('returns.handed_over', done) : reply.message)
      void navigate(paths.returnCase(reply.data.id))
    })
}

/**
 * Another size or colour of what was sold, in one call: received, and its replacement handed over here or held. With a
 * photo, by 'Solicitar garantía'. The reason marked for size changes is preset; a shop without one chooses.
 */
export function ChangeSizeDialog({ order, lines, onClose }: LinesDialogProps) {
  const t = useTexts()
  const changing = useSizeChange(order.id, lines)
  const { size, chooseSize, reason, store, isHere, change } = changing
  const submit = useSubmit(order, changing)
  const missing = missingOf(changing, t)
  const chosen = size && [size.id, size.product.id, size.size_id, size.quantity, size.outlet_store]
  const { onFields, elsewhere } = useRefusal(change.error, [chosen, reason.value, store.value], FIELDS)
  const held = size ? t('returns.change_size_to', { size: size.size_name }) : t('returns.change_size')
  const handedOver = size ? t('returns.hand_over_size', { size: size.size_name }) : held
  // What a carrier brought is usually changed from afar.
  const isHandedFirst = isHere && !order.guide_number
  return (
    <FormDialog
      title={t('returns.change_size_title', { id: order.id })}
      width={560}
      isModal
      submitText={isHandedFirst ? handedOver : held}
      beside={
        isHere && (
          <ActionButton
            reason={blockedReason({ missing }, t)}
            loading={change.isRunning}
            onClick={() => void submit(!isHandedFirst)}
          >
            {isHandedFirst ? held : handedOver}
          </ActionButton>
        )
      }
      missing={missing}
      isBusy={change.isRunning}
      error={elsewhere}
      onSubmit={() => submit(isHandedFirst)}
      onClose={onClose}
    >
      <p className="ad-soft">{t('returns.change_size_text')}</p>
      {lines.map((line) => (
        <LineSizes
          key={line.line_id}
          returned={{ ...line, id: line.line_id, units: line.quantity_available }}
          chosen={size}
          onChoose={chooseSize}
        />
      ))}
      <ChosenSize {...changing} isRefused={elsewhere !== undefined} />
      <CatalogueChoice
        list="return_reasons"
        label={t('returns.reason')}
        value={reason.value}
        options={reason.options}
        error={onFields['reason']}
        onChange={reason.choose}
      />
      <Choice
        label={t('returns.entrance_store')}
        value={store.value}
        options={store.options}
        error={onFields['entrance_store']}
        onChange={store.choose}
      />
    </FormDialog>
  )
}
