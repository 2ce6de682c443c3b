import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { expect, it } from 'vitest'
import { grantedFrame, shownFrame } from './parts/pages/frame.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

it.each(PROFILE_IDS)('%s sees exactly its menu and its header', async (profile) => {
  const { page } = await stage.person(profile, '/')
  expect(await shownFrame(page)).toEqual(grantedFrame(profile))
})
