import type { Order } from '@deportivo/contracts/orders/order'
import type { ComponentType } from 'react'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { useOrder } from '../use-order.ts'

/** A dialog that needs the whole order, once it is here. */
export const withOrder = <Props extends StepDialogProps>(Dialog: ComponentType<Props & { order: Order }>) =>
  function WholeOrder(props: Props) {
    const { data } = useOrder(props.card.id, props.card.version)
    return data ? <Dialog {...props} order={data} /> : null
  }
