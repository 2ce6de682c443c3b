import { createProduct, deleteProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { PRODUCT } from './product-record.ts'

/** A product starts without stock: counting it is a separate act. */
export const saveProductRoutes = recordRoutes(PRODUCT, {
  create: [createProduct, 'product.created'],
  change: [updateProduct, 'product.updated'],
  remove: [deleteProduct, 'product.deleted'],
})
