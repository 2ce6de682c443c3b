import { readModels } from '../migrations/0001-read-models.ts'
import { salesFigures } from '../migrations/0002-sales-figures.ts'
import { returnFigures } from '../migrations/0003-return-figures.ts'
import { placeFigures } from '../migrations/0004-place-figures.ts'
import { moneyFigures } from '../migrations/0005-money-figures.ts'
import { rebuild } from '../migrations/rebuild/0001-rebuild.ts'

export const READ_SCHEMA = 'read'

export const projectorMigrations = {
  owner: READ_SCHEMA,
  migrations: [readModels, salesFigures, returnFigures, placeFigures, moneyFigures],
}

/** What outlasts the read models: their schema is dropped and made anew. */
export const rebuildMigrations = { owner: 'rebuild', migrations: [rebuild] }
