import { getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import type { ReturnCase, ReturnSummary } from '@deportivo/contracts/returns/case'
import type { ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { HeldRows } from '../../../shared/list/query/use-held-rows.ts'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { mainStep } from '../case/main-step.ts'
import { STEP_DIALOGS } from '../case/step-dialogs-by-step.ts'
import { reasonOf, type Offer } from '../case/use-case-steps.tsx'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'
import { sendReturnStep } from '../dialogs/use-return-step.ts'
import { useShowTaken } from '../dialogs/use-show-taken.ts'
import type { RowActions } from './row-actions.ts'

/** The difference of a dearer replacement is charged first, on the page of the case. */
const UNPAID = 'return.refused.needs_difference_paid'

type Taking = Pick<ReturnSummary, 'id' | 'version'> & { step: ReturnStepKey }

/** Steps of other people are no steps of this list. */
const isForUser = ({ reason_key }: Offer) => reason_key !== 'return.refused.forbidden'

/** The ordinary step of a row's case, where it is the user's. */
function mainOf({ next = [], was_shipped = false }: ReturnSummary): Offer | undefined {
  const main = mainStep({ next, was_shipped })
  return main && isForUser(main) ? main : undefined
}

/** The dialog of a step, once its case is read. */
function OpenedStep({
  opened: { id, step },
  ...props
}: { opened: Pick<Taking, 'id' | 'step'> } & Omit<StepDialogProps, 'one'>) {
  const { data: one } = useFound(getReturn, { params: { id } })
  const Dialog = STEP_DIALOGS[step]
  return one && Dialog ? <Dialog one={one} {...props} /> : null
}

/** Passes on a case that a step moved, and not one whose step was undone. */
function useMoved(settle: (row: ReturnSummary) => void) {
  const before = useRef(new Map<number, ReturnSummary['state_id']>())
  const begin = useCallback(({ id, state_id }: ReturnSummary) => void before.current.set(id, state_id), [])
  const onTaken = useCallback(
    (next: ReturnCase) => {
      if (before.current.get(next.id) !== next.state_id) settle(next)
    },
    [settle],
  )
  return { begin, onTaken }
}

/** Takes steps of the rows: at once, or by the dialog of the page of the case. */
function useTaking({ settle }: HeldRows<ReturnSummary>) {
  const [opened, setOpened] = useState<Pick<Taking, 'id' | 'step'> | null>(null)
  const [running, setRunning] = useState<number | null>(null)
  const { begin, onTaken } = useMoved(settle)
  const showTaken = useShowTaken(onTaken)
  const { run } = useChange(
    useCallback(({ step, ...seen }: Taking) => sendReturnStep(seen, { step }), []),
    { isSilent: true },
  )
  const choose = useCallback(
    async (row: ReturnSummary, step: ReturnStepKey) => {
      const { id, version } = row
      begin(row)
      if (STEP_DIALOGS[step]) return setOpened({ id, step })
      setRunning(id)
      const reply = await run({ id, version, step })
      setRunning(null)
      if (reply) showTaken(reply.data, reply.message)
      else await revalidate(listReturns)
    },
    [begin, run, showTaken],
  )
  const dialog = opened && <OpenedStep opened={opened} onTaken={onTaken} onClose={() => setOpened(null)} />
  return { choose, running, dialog }
}

/** The steps of the cases of the list: the ordinary one as a button, all of them in the menu of the row. */
export function useRowSteps(held: HeldRows<ReturnSummary>): {
  stepsOf: (row: ReturnSummary) => RowStep[]
  actions: RowActions
  dialog: ReactNode
} {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCharge = useCan('update sales')
  const { choose, running, dialog } = useTaking(held)
  const stepOf = useCallback(
    (row: ReturnSummary, offer: Offer): RowStep => ({
      text: t(`return.action.${offer.step}`),
      reason: reasonOf(offer, t),
      ...(offer.step === 'cancel' && { tone: 'danger' as const }),
      onSelect: () => void choose(row, offer.step),
    }),
    [t, choose],
  )
  const mainStepOf = useCallback(
    (row: ReturnSummary, main: Offer): RowStep =>
      main.reason_key === UNPAID && mayCharge
        ? {
            text: t('returns.charge_difference'),
            onSelect: () => void navigate(paths.returnCase(row.id)),
          }
        : stepOf(row, main),
    [t, navigate, mayCharge, stepOf],
  )
  const stepsOf = useCallback(
    (row: ReturnSummary) => {
      const main = mainOf(row)
      const offers = (row.next ?? []).filter(isForUser)
      const ordered = offers.toSorted((a, b) => Number(b === main) - Number(a === main))
      return ordered.map((offer) => stepOf(row, offer))
    },
    [stepOf],
  )
  const actions = useMemo(
    () => ({
      running,
      mainOf: (row: ReturnSummary) => {
        const main = held.isDone(row) ? undefined : mainOf(row)
        return main ? mainStepOf(row, main) : null
      },
    }),
    [held, running, mainStepOf],
  )
  return { stepsOf, actions, dialog }
}
