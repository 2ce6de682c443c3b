import { invalid } from '@deportivo/platform/http/refused'
import type { Known } from './reads.ts'
import type { StepAct, StepResult } from './step-act.ts'

function assignTo(person: Known['assistant']): StepResult {
  if (!person) throw invalid({ auxiliary_user_id: 'order.refused.not_an_assistant' })
  return { note: person.name, patch: { auxiliary_user_id: person.id, auxiliary_name: person.name } }
}

export const assignAuxiliary: StepAct<'assign_auxiliary', 'assistant'> = {
  reads: ['assistant'],
  decide: ({ known }) => assignTo(known.assistant),
}

export const assignAgain: StepAct<'assign_again', 'assistant'> = {
  reads: ['assistant'],
  decide({ order, body, known }) {
    if (body.auxiliary_user_id === order.auxiliary_user_id)
      throw invalid({ auxiliary_user_id: 'order.refused.same_assistant' })
    return assignTo(known.assistant)
  },
}

/** Refuses as long as a unit of the order is not picked. */
export const pack: StepAct<'pack', 'unpicked'> = {
  reads: ['unpicked'],
  decide({ order, known: { unpicked } }) {
    const units = unpicked.reduce((sum, { quantity, picked }) => sum + quantity - picked, order.picked_units)
    if (units !== order.units) throw invalid({ picked: 'order.refused.not_picked' })
    return { picked: unpicked.map(({ id }) => id) }
  },
}
