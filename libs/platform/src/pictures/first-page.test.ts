import { expect, test } from 'vitest'
import { firstPage } from './first-page.ts'
import { pdfOf } from '@deportivo/testkit/files/pdf'

const RED = '1 0 0 rg 0 0 300 400 re f'

test('a page has its own proportions, with the longest side as wide as a large picture', async () => {
  const page = await firstPage(pdfOf(RED))
  expect([page?.width, page?.height, page?.rgba.length]).toEqual([960, 1_280, 960 * 1_280 * 4])
  expect([...(page?.rgba.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255])
})

test('a page of absurd size takes no more pixels than any other', async () => {
  const page = await firstPage(pdfOf(RED, { width: 14_400, height: 144 }))
  expect(page).toMatchObject({ width: 1_280, height: 12 })
})

test('a document that takes too long is rejected', async () => {
  expect(await firstPage(pdfOf(RED), { maxMs: 1 })).toBeNull()
})

test('a small document that expands beyond the memory limit is rejected', async () => {
  const bomb = pdfOf('300 0 0 400 0 0 cm /Im0 Do', { imageSide: 2_000 })
  expect(bomb.length).toBeLessThan(20_000)
  expect(await firstPage(bomb)).not.toBeNull()
  expect(await firstPage(bomb, { maxMemoryBytes: 20 * 2 ** 20 })).toBeNull()
})

test('a file that is no document is rejected', async () => {
  expect(await firstPage(Buffer.from('%PDF-1.7 and no more'))).toBeNull()
})
