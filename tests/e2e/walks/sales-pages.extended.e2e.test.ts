import { it } from 'vitest'
import { GUEST_PAGES, orderPages, SALES_PAGES } from '../parts/pages/pages.ts'
import { openStage } from '../parts/stage.ts'
import { expectPagesFit, WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()

it(
  'the pages before signing in fit every screen, and have no accessibility violation',
  WHOLE_WALK,
  async () => {
    await expectPagesFit((await stage.guest()).page, GUEST_PAGES)
  },
)

it(
  'the pages of clients, orders and dispatch fit every screen, and have no accessibility violation',
  WHOLE_WALK,
  async () => {
    const { page } = await stage.person('two', '/clients')
    await expectPagesFit(page, [...SALES_PAGES, ...(await orderPages(stage.calls))])
  },
)
