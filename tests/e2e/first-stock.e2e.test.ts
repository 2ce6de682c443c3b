import { it } from 'vitest'
import { enterFirstStock } from './parts/first-stock.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

it('the sizes of a new product are typed by store in its form, and its page follows its stock, on a phone', () =>
  enterFirstStock(stage, 'phone'))
