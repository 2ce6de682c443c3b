import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Cross, More, Print } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useMemo, useState } from 'react'
import { useFootBar } from '../../../shared/hooks/use-foot-bar.ts'
import { useOnline } from '../../../shared/net/online.ts'
import type { BulkStep } from '../../../entities/order/bulk/bulk-steps.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { later } from '../../../shared/ui/later.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { NONE_SELECTED } from '../model/selection.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { stepsForMany } from './steps-for-many.ts'
import { useChosen } from './use-chosen.ts'
import './bulk-bar.css'
import { ButtonPopover } from '../../../shared/ui/controls/button-popover.tsx'

const BulkDialog = later(() => import('./bulk-dialog.tsx').then((module) => module.BulkDialog))

/** What a step is called here, and for how many of the chosen it holds where not for all. */
function useStepLabel(total: number) {
  const t = useTexts()
  return ({ step, fits }: BulkStep) => {
    const name = t(`order.action.${step}`)
    return fits === total ? name : t('orders.change_fits', { step: name, count: fits, total })
  }
}

function Others({
  steps,
  total,
  onStep,
}: {
  steps: readonly BulkStep[]
  total: number
  onStep: (step: StepName) => void
}) {
  const t = useTexts()
  const label = useStepLabel(total)
  if (steps.length === 0) return null
  return (
    <ButtonPopover
      placement="top-end"
      content={
        <Menu aria-label={t('bulk.others')}>
          {steps.map((one) => (
            <MenuItem key={one.step} text={label(one)} onClick={() => onStep(one.step)} />
          ))}
        </Menu>
      }
    >
      <Button variant="minimal" icon={<More />} aria-haspopup="menu" aria-label={t('bulk.others')} />
    </ButtonPopover>
  )
}

function Steps({ cards, onStep }: { cards: readonly Card[]; onStep: (step: StepName) => void }) {
  const t = useTexts()
  const { asker } = useBoardTools()
  const isOnline = useOnline()
  const label = useStepLabel(cards.length)
  const { ahead, others } = useMemo(() => stepsForMany(cards, asker), [cards, asker])
  if (ahead.length + others.length === 0)
    return <span className="ad-bulkbar__none">{t('orders.change_none')}</span>
  return (
    <>
      {ahead.map((one, index) => (
        <ActionButton
          key={one.step}
          intent={index === 0 ? 'primary' : 'none'}
          reason={isOnline ? null : t('board.offline')}
          onClick={() => onStep(one.step)}
        >
          {label(one)}
        </ActionButton>
      ))}
      <Others steps={others} total={cards.length} onStep={onStep} />
    </>
  )
}

/** What can be done with the chosen cards at once. Stays while filters and live changes come and go. */
export function BulkBar({ onChanged }: { onChanged: () => void }) {
  const t = useTexts()
  const { selected, print } = useBoardTools()
  const { cards, hidden } = useChosen()
  const [asked, setAsked] = useState<{ step: StepName; cards: readonly Card[] } | null>(null)
  const isShown = cards.length > 0 || asked !== null
  useFootBar('bulk', isShown)
  if (!isShown) return null
  return (
    <>
      <div className="ad-bulkbar" role="region" aria-label={t('bulk.title')}>
        <strong className="ad-num" aria-live="polite">
          {t('orders.selected', { count: cards.length })}
          {hidden > 0 && <span className="ad-bulkbar__hidden"> {t('bulk.hidden', { count: hidden })}</span>}
        </strong>
        <Steps cards={cards} onStep={(step) => setAsked({ step, cards })} />
        <Button icon={<Print />} onClick={() => print(cards.map(({ id }) => id))}>
          {t('sheet.print')}
        </Button>
        <Button variant="minimal" icon={<Cross />} onClick={() => selected.set(NONE_SELECTED)}>
          {t('bulk.clear')}
        </Button>
      </div>
      {asked && (
        <BulkDialog
          key={asked.step}
          cards={asked.cards}
          step={asked.step}
          onDone={onChanged}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
