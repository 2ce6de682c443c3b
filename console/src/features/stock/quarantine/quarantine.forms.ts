import {
  settleClaim,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../../shared/form/contract-form.ts'

const { kind: _kind, parcels, file: _file, ...takeOut } = takeOutOfQuarantine.body.properties
const { version: _version, ...settle } = settleClaim.body.properties
const { reason } = undoQuarantineExit.body.properties

/** Of one parcel; several leave whole. */
export const EXIT_FORM = formOf(Strict({ ...takeOut, quantity: parcels.items.properties.quantity }))
export const SETTLE_FORM = formOf(Strict(settle))
export const UNDO_FORM = formOf(Strict({ reason }))
