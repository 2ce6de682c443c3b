import type { StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { isKnownText, type Translate, type TextKey } from '../../shared/language/texts.tsx'

export type Stuck = Pick<StoppedEvent, 'consumer' | 'aggregate_type' | 'aggregate_id'>

/** A stopped event is identified by its consumer and its aggregate. */
export const keyOf = ({ consumer, aggregate_type, aggregate_id }: Stuck): string =>
  JSON.stringify([consumer, aggregate_type, aggregate_id])

const known = (key: string, other: TextKey): TextKey => (isKnownText(key) ? key : other)

/** 'Pedido 1042'. */
export const subjectOf = (t: Translate, { aggregate_type, aggregate_id }: Stuck): string =>
  t(known(`stopped.subject.${aggregate_type}`, 'stopped.subject.other'), { id: aggregate_id })

/** The part of the system that could not read on. */
export const readerOf = (t: Translate, { consumer }: Stuck): string =>
  t(known(`stopped.reader.${consumer}`, 'stopped.reader.other'))

/** What had happened, with the success text of the step. */
export function changeOf(t: Translate, { type }: Pick<StoppedEvent, 'type'>): string {
  const step = Object.values(ORDER_STEPS).find(({ event }) => event === type)
  const text = step ? t(step.text) : t(known(`stopped.change.${type}`, 'stopped.change.other'))
  return text.replace(/\.$/, '')
}

/** How often it failed; for what no try can apply, what it waits for. */
export const triesOf = (
  t: Translate,
  { tries, needs_release }: Pick<StoppedEvent, 'tries' | 'needs_release'>,
): string => (needs_release ? t('stopped.needs_release') : t('stopped.tries', { count: tries }))

/** How the tries that were running ended, from one look to the next. */
export function endOfTries(
  before: readonly StoppedEvent[],
  now: readonly StoppedEvent[],
): { wentOn: StoppedEvent[]; failedAgain: StoppedEvent[] } {
  const present = new Map(now.map((event) => [keyOf(event), event]))
  const tried = before.filter((event) => event.is_retrying)
  return {
    wentOn: tried.filter((event) => !present.has(keyOf(event))),
    failedAgain: tried.filter((event) => present.get(keyOf(event))?.is_retrying === false),
  }
}
