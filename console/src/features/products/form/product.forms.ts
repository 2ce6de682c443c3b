import { PRODUCT_FIELDS } from '@deportivo/contracts/catalogue/product-fields'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { Strict } from '@deportivo/contracts/route'
import { Pesos } from '@deportivo/contracts/shapes'
import { Type } from 'typebox'
import { formOf } from '../../../shared/form/contract-form.ts'

const { codes: _codes, price: _price, ...fields } = PRODUCT_FIELDS
const OptionalPrice = Type.Optional(Pesos)

/** A product with a field for each price code. The public price is the one that every client may ask for. */
export const PRODUCT_FORM = formOf(
  Strict({ ...fields, one: OptionalPrice, tow: OptionalPrice, three: OptionalPrice, four: Pesos }),
)
export const PRODUCT_CHANGE_FORM = formOf(updateProduct.body)
