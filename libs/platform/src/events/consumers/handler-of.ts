import { familyName } from '@deportivo/contracts/events/families'
import type { Consumer } from '../../service.ts'

/** The handler of an event's type, else that of its whole family (`order.*`); undefined where the consumer has none. */
export const handlerOf = ({ handles }: Consumer, type: string) =>
  handles[type] ?? handles[`${familyName(type)}.*`]
