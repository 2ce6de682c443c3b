import type { Order } from '@deportivo/contracts/orders/order'
import type { TextKey } from '../../../shared/language/texts.tsx'

/** The person who received the goods; until then the one who is expected to. */
export const receiverOf = ({
  receiver_name,
  contact,
}: Pick<Order, 'receiver_name' | 'contact'>): [TextKey, string | null] =>
  receiver_name ? ['board.receiver', receiver_name] : ['checkout.contact', contact]
