import { Button } from '@blueprintjs/core'
import { listAssistants } from '@deportivo/contracts/auth'
import type { Card } from '@deportivo/contracts/dispatch'
import { useState, type FormEvent } from 'react'
import type { CallError } from '../../../shared/call-error.ts'
import { useChange } from '../../../shared/use-change.ts'
import { FormError } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/texts.tsx'
import { AppDialog } from '../../../shared/ui/app-dialog.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../shared/ui/states.tsx'
import { useFound } from '../../../shared/use-found.ts'
import { Avatars } from '../card/avatars.tsx'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from './step-dialogs.tsx'

interface Assistant {
  id: number
  name: string
  orders_in_hand: number
}

function Choices({
  card,
  assistants,
  chosen,
  onChoose,
}: {
  card: Card
  assistants: readonly Assistant[]
  chosen: number | null
  onChoose: (id: number) => void
}) {
  const t = useTexts()
  const most = Math.max(1, ...assistants.map((one) => one.orders_in_hand))
  return (
    <fieldset className="ad-people">
      <legend className="ad-hidden">{t('board.assistants')}</legend>
      {assistants.map((one, index) => {
        const isCurrent = one.id === card.auxiliary_user_id
        return (
          <label key={one.id} className="ad-person" data-chosen={one.id === chosen}>
            <input
              type="radio"
              name="assistant"
              checked={one.id === chosen}
              disabled={isCurrent}
              autoFocus={index === 0}
              onChange={() => onChoose(one.id)}
            />
            <Avatars names={[one.name]} label={one.name} />
            <span className="ad-person__name">
              <span className="ad-truncate">{one.name}</span>
              <span className="ad-soft ad-small">
                {isCurrent ? t('board.assigned_now') : t('board.in_hand', { count: one.orders_in_hand })}
              </span>
            </span>
            <meter className="ad-person__load" min={0} max={most} value={one.orders_in_hand} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}

const leastBusyFirst = (a: Assistant, b: Assistant) =>
  a.orders_in_hand - b.orders_in_hand || a.name.localeCompare(b.name, 'es')

function Assistants({
  card,
  chosen,
  onChoose,
}: {
  card: Card
  chosen: number | null
  onChoose: (id: number) => void
}) {
  const t = useTexts()
  const { data, error, refresh } = useFound(listAssistants, {})
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={refresh} isCompact /> : <Skeleton height={180} />
  if (data.length === 0) return <EmptyState title={t('board.no_assistants')} isCompact />
  const assistants = [...data].sort(leastBusyFirst)
  return <Choices card={card} assistants={assistants} chosen={chosen} onChoose={onChoose} />
}

const refusalOf = (error: CallError | null) => error?.errors['auxiliary_user_id'] ?? error?.said ?? undefined

/** Who prepares the order: the least busy first. */
export function AssignDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState<number | null>(null)
  const assign = useChange(
    (id: number) => take(card, { step, fields: { auxiliary_user_id: id } }).then(() => ({})),
    { isQuiet: true },
  )
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (chosen !== null && (await assign.run(chosen))) onClose()
  }
  return (
    <AppDialog
      title={t(`order.action.${step}`)}
      onClose={onClose}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button
            intent="primary"
            disabled={chosen === null}
            loading={assign.isRunning}
            onClick={() => void submit()}
          >
            {t('board.assign')}
          </Button>
        </>
      }
    >
      <form className="ad-stack" onSubmit={(event) => void submit(event)}>
        <Subject card={card} />
        <Assistants card={card} chosen={chosen} onChoose={setChosen} />
        <FormError message={refusalOf(assign.error)} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </AppDialog>
  )
}
