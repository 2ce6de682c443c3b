import { ClientForm } from '../../features/clients/client-form.tsx'
import { NewClientOrderDialog } from '../../features/orders/new-order/new-client-order-dialog.tsx'

/** 'Nuevo pedido a cliente', over any page. */
export function NewClientOrder({ onClose }: { onClose: () => void }) {
  return <NewClientOrderDialog ClientForm={ClientForm} onClose={onClose} />
}
