import {
  Annotation,
  BlockedPerson,
  Box,
  CrossCircle,
  DocumentLocked,
  DocumentOpen,
  Dollar,
  Error as ErrorGlyph,
  Flag,
  Key,
  Lock,
  LogOut,
  NewPerson,
  Person,
  Repeat,
  SendTo,
  Shield,
  ShoppingCart,
  Stopwatch,
  TickCircle,
  Time,
  TimelineEvents,
  TrendingDown,
  Undo,
} from '@blueprintjs/icons'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { ComponentType } from 'react'

type Tone = 'danger' | 'warning' | 'success' | 'plain'

interface Looks {
  Glyph: ComponentType<{ size?: number }>
  tone: Tone
  /** Also shown as a toast: another user waits for the reader's next step. */
  isUrgent?: true
}

/** How each kind is drawn; its text is in the catalogue. */
export const LOOKS: Record<NotificationKind, Looks> = {
  payment_rejected: { Glyph: Dollar, tone: 'danger', isUrgent: true },
  support_requested: { Glyph: DocumentOpen, tone: 'warning', isUrgent: true },
  seller_reminded: { Glyph: Stopwatch, tone: 'warning', isUrgent: true },
  order_assigned: { Glyph: NewPerson, tone: 'success', isUrgent: true },
  order_taken_away: { Glyph: BlockedPerson, tone: 'plain' },
  news_saved: { Glyph: Annotation, tone: 'warning' },
  sent_to_news: { Glyph: Flag, tone: 'warning' },
  returned_by_carrier: { Glyph: Undo, tone: 'warning' },
  order_cancelled: { Glyph: CrossCircle, tone: 'danger' },
  holds_expired: { Glyph: Time, tone: 'warning' },
  goods_requested: { Glyph: Box, tone: 'plain' },
  goods_received: { Glyph: TickCircle, tone: 'success' },
  goods_sent: { Glyph: SendTo, tone: 'success' },
  products_requested: { Glyph: ShoppingCart, tone: 'success', isUrgent: true },
  under_minimum: { Glyph: TrendingDown, tone: 'warning' },
  client_returns_often: { Glyph: Repeat, tone: 'warning' },
  product_returns_often: { Glyph: Repeat, tone: 'warning' },
  return_waiting: { Glyph: Time, tone: 'warning' },
  voucher_expiring: { Glyph: TimelineEvents, tone: 'warning' },
  file_refused: { Glyph: DocumentLocked, tone: 'danger' },
  reader_stopped: { Glyph: ErrorGlyph, tone: 'danger' },
  password_changed: { Glyph: Key, tone: 'warning' },
  second_factor_removed: { Glyph: Shield, tone: 'warning' },
  profiles_changed: { Glyph: Person, tone: 'plain' },
  data_changed: { Glyph: Person, tone: 'plain' },
  sessions_ended: { Glyph: LogOut, tone: 'warning' },
  permissions_changed: { Glyph: Lock, tone: 'plain' },
}
