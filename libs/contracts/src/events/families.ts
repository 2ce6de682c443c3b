import type { Static, TSchema } from 'typebox'
import { attachmentEvents } from './attachment.ts'
import { auditEvents } from './audit.ts'
import { catalogueEvents } from './catalogue.ts'
import { clientImportEvents } from './client-import.ts'
import { clientEvents } from './client.ts'
import { countEvents } from './count.ts'
import { expenseEvents } from './money/expense.ts'
import type { EventFamily } from './family/family.ts'
import { listExportEvents } from './list-export.ts'
import { minimumEvents } from './minimum.ts'
import { importEvents } from './import.ts'
import { moneyTransferEvents } from './money/money-transfer.ts'
import { orderEvents } from './order.ts'
import { paymentEvents } from './money/payment.ts'
import { productEvents } from './product.ts'
import { quarantineExitEvents } from './quarantine-exit.ts'
import { readerEvents } from './family/reader.ts'
import { rebuildEvents } from './rebuild.ts'
import { recoveryEvents } from './recovery.ts'
import { refundEvents } from './money/refund.ts'
import { requestEvents } from './request.ts'
import { returnEvents } from './return.ts'
import { settingEvents } from './setting.ts'
import { shareLinkEvents } from './share-link.ts'
import { settlementEvents } from './money/settlement.ts'
import { statementImportEvents } from './money/statement-import.ts'
import { drawerEvents, shiftEvents } from './money/shift.ts'
import { stockEvents } from './stock.ts'
import { transferEvents } from './transfer.ts'
import { userEvents } from './user.ts'
import { voucherEvents } from './money/voucher.ts'

/** Every family of events. Its name is the aggregate's type, and the part of an event's type before the dot. */
export const EVENT_FAMILIES = {
  order: orderEvents,
  payment: paymentEvents,
  refund: refundEvents,
  voucher: voucherEvents,
  shift: shiftEvents,
  drawer: drawerEvents,
  stock: stockEvents,
  minimum: minimumEvents,
  transfer: transferEvents,
  quarantine_exit: quarantineExitEvents,
  count: countEvents,
  product: productEvents,
  share_link: shareLinkEvents,
  request: requestEvents,
  import: importEvents,
  client_import: clientImportEvents,
  statement_import: statementImportEvents,
  list_export: listExportEvents,
  client: clientEvents,
  return: returnEvents,
  expense: expenseEvents,
  money_transfer: moneyTransferEvents,
  settlement: settlementEvents,
  user: userEvents,
  catalogue: catalogueEvents,
  setting: settingEvents,
  attachment: attachmentEvents,
  recovery: recoveryEvents,
  rebuild: rebuildEvents,
  audit: auditEvents,
  reader: readerEvents,
}

export type FamilyName = keyof typeof EVENT_FAMILIES

type Family<Name extends FamilyName> = (typeof EVENT_FAMILIES)[Name]

export type EventType<Name extends FamilyName> = Family<Name>['types'][number]

/** The newest payload shape of a family. */
export type PayloadOf<Name extends FamilyName> =
  Family<Name> extends EventFamily<string, infer Shape extends TSchema> ? Static<Shape> : never

/** The family's name in an event's type. */
export const familyName = (type: string): string => type.slice(0, type.indexOf('.'))
