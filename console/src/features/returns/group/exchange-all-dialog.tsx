import { getProduct } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { blockedReason } from '../../../shared/form/submit/blocked.ts'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { revalidate } from '../../../shared/net/use-found.ts'
import { LeftInstead } from '../exchange/left-instead.tsx'
import { LineSizes, type NewSize } from '../exchange/line-sizes.tsx'
import { isIn } from '../exchange/use-size-change.ts'
import { useGroupStep, type GroupBody, type GroupDialogProps } from './group-dialogs.tsx'
import { membersFor } from './members.ts'

type Chosen = ReadonlyMap<number, NewSize>

const without = (chosen: Chosen, id: number): Chosen => new Map([...chosen].filter(([one]) => one !== id))

/** What the client gets for each received case of a request: those without a choice stay as they are. */
function useChosen({ one }: GroupDialogProps) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const cases = membersFor(one, 'exchange_available')
  const choose = (id: number, size: NewSize | null) =>
    setChosen((now) => (size ? new Map(now).set(id, size) : without(now, id)))
  const storeOf = (id: number) => cases.find((member) => member.id === id)?.entrance_store ?? 0
  const sizes = [...chosen.values()]
  const bodyOf = (hand_over: boolean): GroupBody | null =>
    sizes.length === 0
      ? null
      : {
          step: 'exchange_available',
          hand_over,
          replacements: sizes.map(({ id, product, size_id, outlet_store }) => ({
            id,
            size_id,
            product_id: product.id,
            // What is handed over leaves the store where the client stands.
            ...(outlet_store !== undefined && !hand_over && { outlet_store }),
          })),
        }
  return { cases, chosen, choose, bodyOf, isHere: sizes.every((size) => isIn(size, storeOf(size.id))) }
}

/** A size or colour of the same reference for each case of a request, held or handed over by one call. */
export function ExchangeAllDialog(dialog: GroupDialogProps) {
  const t = useTexts()
  const { change, take } = useGroupStep(dialog)
  const { cases, chosen, choose, bodyOf, isHere } = useChosen(dialog)
  const { elsewhere } = useRefusal(change.error, [...chosen], { fields: [] })
  const refusedId = (change.error?.data as { return_id?: number } | null | undefined)?.return_id
  const send = async (isHanded: boolean) => {
    await take(bodyOf(isHanded))
    // What was taken meanwhile is no longer offered.
    void revalidate(getProduct)
  }
  const count = chosen.size
  const missing = [count === 0 && t('returns.replacement')]
  const [held, handed] = [t('returns.all_hold', { count }), t('returns.all_hand_over_here', { count })]
  // What a carrier brought is usually changed from afar.
  const isHandedFirst = isHere && !dialog.one.was_shipped
  return (
    <FormDialog
      title={t('returns.group', { id: dialog.one.group_id ?? 0 })}
      width={560}
      isModal
      submitText={isHandedFirst ? handed : held}
      beside={
        isHere && (
          <ActionButton
            reason={blockedReason({ missing }, t)}
            loading={change.isRunning}
            onClick={() => void send(!isHandedFirst)}
          >
            {isHandedFirst ? held : handed}
          </ActionButton>
        )
      }
      missing={missing}
      isBusy={change.isRunning}
      error={elsewhere}
      onSubmit={() => send(isHandedFirst)}
      onClose={dialog.onClose}
    >
      <p className="ad-soft">{t('returns.all_exchange_text')}</p>
      {cases.map((member) => {
        const size = chosen.get(member.id) ?? null
        return (
          <LineSizes
            key={member.id}
            returned={{ ...member, units: member.quantity }}
            isWhole
            chosen={size}
            onChoose={(next) => choose(member.id, next)}
          >
            {size && elsewhere !== undefined && refusedId === member.id && (
              <LeftInstead
                refused={change.error}
                onPick={({ size_id, size_name, store_id }) =>
                  choose(member.id, { ...size, size_id, size_name, outlet_store: store_id })
                }
              />
            )}
          </LineSizes>
        )
      })}
    </FormDialog>
  )
}
