/** All advisory locks of the product: two equal numbers would block each other for no reason. */
export const LOCKS = {
  /** Two processes that start at the same time migrate one after the other. */
  migration: 7_214_001,
  recurring: 7_214_002,
  /** One publisher to Kafka at a time. */
  publisher: 7_214_003,
  rebuild: 7_214_004,
  /** With the id of the owner: the saved views of one user change one after the other. */
  viewsOf: 7_214_005,
  /** Receipts are compared one after the other. */
  fingerprints: 7_214_006,
  /** With a record's subject and id: it is not deleted while rows that name it are written. */
  recordReferred: 7_214_007,
  /** With the id of a share link: its visitors' requests are counted and compared one after the other. */
  requestsOf: 7_214_011,
  /** With the id of a seller: their settlements are closed one after the other. */
  settlementsOf: 7_214_013,
  /** With the id of a user: their mails of reports are counted one after the other. */
  reportMailsOf: 7_214_017,
  /** With the id of a settlement: what pays it is compared with it one after the other. */
  settlementPaid: 7_214_018,
  /** With the id of a drawer entry: the expenses that its cash paid are compared with it one after the other. */
  pettyCash: 7_214_020,
  /** With the id of a user: their files are taken one after the other. */
  importsOf: 7_214_019,
  /** With the id of a user: their exports of lists are counted one after the other. */
  exportsOf: 7_214_024,
  /** With the id of a user: their share links are counted one after the other. */
  shareLinksOf: 7_214_021,
  /** With the id of a store: its open counts are counted one after the other. */
  countsOf: 7_214_022,
  /** With the id of a seller: their open orders are counted one after the other. */
  openOrdersOf: 7_214_023,
  /** With the id of a store: the open transfers that leave it are counted one after the other. */
  transfersFrom: 7_214_025,
  /** Imports of products are written one after the other. */
  imports: 7_214_008,
  clientImports: 7_214_012,
  statementImports: 7_214_014,
  /** What is dated is written while no month is closed, and a month is closed while nothing is. */
  monthClose: 7_214_015,
  /** Goals of sellers are set and copied one after the other: a copy reads who has none. */
  goals: 7_214_016,
  /** Two processes that start at the same time on one database must not both fill it. */
  demo: 7_214_010,
} as const
