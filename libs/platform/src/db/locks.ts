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
  /** Imports of products are written one after the other. */
  imports: 7_214_008,
  /** Two processes that start at the same time on one database must not both fill it. */
  demo: 7_214_010,
} as const
