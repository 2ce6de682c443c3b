import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import { createTransfer } from '@deportivo/contracts/catalogue/transfers'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../shared/form/contract-form.ts'

const { lines: _lines, ...head } = createTransfer.body.properties
const { mode: _mode, ...move } = moveStock.body.properties

/** Its products are added afterwards, each as it is found. */
export const NEW_TRANSFER_FORM = formOf(Strict(head))
export const MOVE_FORM = formOf(Strict(move))
