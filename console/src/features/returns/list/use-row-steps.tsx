import { changeReturn, getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import type { ReturnState } from '@deportivo/lifecycle/return-case/states'
import { RETURN_STEP_KEYS, returnStep, type ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import { useCallback, useState, type ReactNode } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { leadsOut } from '../case/main-step.ts'
import { STEP_DIALOGS } from '../case/step-dialogs-by-step.ts'

/** The step of a state from which one way alone leads on, shortcuts aside; where it is to be decided, the page of the case is opened. */
export function onlyStep(state: ReturnState): ReturnStepKey | undefined {
  const [step, ...others] = RETURN_STEP_KEYS.filter((key) => {
    const { from, is_named } = returnStep(key)
    return from.includes(state) && !leadsOut({ step: key }) && !is_named
  })
  return others.length === 0 ? step : undefined
}

interface Opened {
  id: number
  step: ReturnStepKey
}

/** The dialog of a step, once its case is read. */
function OpenedStep({ opened: { id, step }, onClose }: { opened: Opened; onClose: () => void }) {
  const { data: one } = useFound(getReturn, { params: { id } })
  const Dialog = STEP_DIALOGS[step]
  return one && Dialog ? <Dialog one={one} onTaken={onClose} onClose={onClose} /> : null
}

/** The next step of each case of the list, and the dialog of the opened one. */
export function useRowSteps(): { stepsOf: (row: ReturnSummary) => RowStep[]; dialog: ReactNode } {
  const t = useTexts()
  const { grants } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const taking = useChange(
    useCallback(
      ({ id, version, step }: Opened & { version: number }) =>
        call(changeReturn, { params: { id }, body: { step, version } }),
      [],
    ),
  )
  const choose = async ({ id, version }: ReturnSummary, step: ReturnStepKey) => {
    if (STEP_DIALOGS[step]) return setOpened({ id, step })
    await taking.run({ id, version, step })
    await revalidate(listReturns)
  }
  const stepsOf = (row: ReturnSummary): RowStep[] => {
    const step = onlyStep(row.state_id)
    if (!step || grants[returnStep(step).permission] === undefined) return []
    const text = t(`return.action.${step}`)
    return [{ text, isMain: true, onSelect: () => void choose(row, step) }]
  }
  const dialog = opened && <OpenedStep opened={opened} onClose={() => setOpened(null)} />
  return { stepsOf, dialog }
}
