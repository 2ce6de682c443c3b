import { it } from 'vitest'
import { OFFICE_PAGES, orderPages, SALES_PAGES, STOCK_PAGES } from '../parts/pages/pages.ts'
import { openStage } from '../parts/stage.ts'
import { expectPagesOpen, WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()

it('each page opens with its heading, and without an error', WHOLE_WALK, async () => {
  const windows = [await stage.person('two', '/clients'), await stage.person('two', '/clients')]
  const paths = [...SALES_PAGES, ...OFFICE_PAGES, ...STOCK_PAGES, ...(await orderPages(stage.calls))]
  await expectPagesOpen(
    windows.map(({ page }) => page),
    paths,
  )
})
