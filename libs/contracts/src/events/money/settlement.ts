import { Type, type Static } from 'typebox'
import { CommissionPercentages } from '../../admin/settings.ts'
import { Id, Instant, SignedPesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'
import { recordPayload } from '../family/record.ts'

/** The commission of a seller that was settled. It is closed once, and never changed. */
export const SettlementEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    seller_id: Id,
    seller_name: Type.String(),
    number: Type.Integer(),
    lines: Type.Integer(),
    units: Type.Integer(),
    value: SignedPesos,
    commission: SignedPesos,
    percentages: CommissionPercentages,
    closed_at: Instant,
  }),
)
export type SettlementEvent = Static<typeof SettlementEvent>

export const settlementEvents = eventFamily({ types: ['settlement.created'], payload: SettlementEvent })
