import { combinedFigures } from '../migrations/0020-combined-figures.ts'
import { goodsWithoutCost } from '../migrations/0017-goods-without-cost.ts'
import { readModels } from '../migrations/0001-read-models.ts'
import { expenseFigures } from '../migrations/0006-expense-figures.ts'
import { rebuild } from '../migrations/rebuild/0001-rebuild.ts'
import { productPrices } from '../migrations/0003-product-prices.ts'
import { worthOfReplacements } from '../migrations/0019-worth-of-replacements.ts'
import { clientFigures } from '../migrations/0013-client-figures.ts'
import { reversals } from '../migrations/0016-reversals.ts'
import { presentCities } from '../migrations/0018-present-cities.ts'
import { sizeFigures } from '../migrations/0015-size-figures.ts'
import { cartFigures } from '../migrations/0014-cart-figures.ts'
import { cashFigures } from '../migrations/0010-cash-figures.ts'
import { costOfSales } from '../migrations/0005-cost-of-sales.ts'
import { returnFigures } from '../migrations/0004-return-figures.ts'
import { stageFigures } from '../migrations/0007-stage-figures.ts'
import { lostCost } from '../migrations/0021-lost-cost.ts'
import { moneyAccounts } from '../migrations/0012-money-accounts.ts'
import { orderFigures } from '../migrations/0008-order-figures.ts'
import { placeFigures } from '../migrations/0009-place-figures.ts'
import { timeOfCash } from '../migrations/0011-time-of-cash.ts'
import { timeOfSale } from '../migrations/0002-time-of-sale.ts'

export const READ_SCHEMA = 'read'

export const projectorMigrations = {
  owner: READ_SCHEMA,
  migrations: [
    readModels,
    timeOfSale,
    productPrices,
    returnFigures,
    costOfSales,
    expenseFigures,
    stageFigures,
    orderFigures,
    placeFigures,
    cashFigures,
    timeOfCash,
    moneyAccounts,
    clientFigures,
    cartFigures,
    sizeFigures,
    reversals,
    goodsWithoutCost,
    presentCities,
    worthOfReplacements,
    combinedFigures,
    lostCost,
  ],
}

/** What outlasts the read models: their schema is dropped and made anew. */
export const rebuildMigrations = { owner: 'rebuild', migrations: [rebuild] }
