import { it } from 'vitest'
import { OFFICE_PAGES } from '../parts/pages/pages.ts'
import { openStage } from '../parts/stage.ts'
import { expectPagesFit, WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()

it(
  'the pages of users, reports and settings fit every screen, and have no accessibility violation',
  WHOLE_WALK,
  async () => {
    await expectPagesFit((await stage.person('two', '/clients')).page, OFFICE_PAGES)
  },
)
