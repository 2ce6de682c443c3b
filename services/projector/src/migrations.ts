import { readModels } from '../migrations/0001-read-models.ts'
import { productPrices } from '../migrations/0003-product-prices.ts'
import { costOfSales } from '../migrations/0005-cost-of-sales.ts'
import { returnFigures } from '../migrations/0004-return-figures.ts'
import { timeOfSale } from '../migrations/0002-time-of-sale.ts'

export const READ_SCHEMA = 'read'

export const projectorMigrations = {
  owner: READ_SCHEMA,
  migrations: [readModels, timeOfSale, productPrices, returnFigures, costOfSales],
}
