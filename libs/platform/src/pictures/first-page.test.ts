import { expect, test } from 'vitest'
import { firstPage } from './first-page.ts'
import { pdfOf } from '@deportivo/testkit/files/pdf'

const drawn = async (pdf: Buffer) => {
  const page = await firstPage(pdf)
  if (typeof page === 'string') throw new Error(page)
  return page
}

const RED = '1 0 0 rg 0 0 300 400 re f'

test('a page has its own proportions, with the longest side as wide as a large picture', async () => {
  const page = await drawn(pdfOf(RED))
  expect([page?.width, page?.height, page?.rgba.length]).toEqual([960, 1_280, 960 * 1_280 * 4])
  expect([...(page?.rgba.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255])
})

test('a page of absurd size takes no more pixels than any other', async () => {
  const page = await drawn(pdfOf(RED, { width: 14_400, height: 144 }))
  expect(page).toMatchObject({ width: 1_280, height: 12 })
})

test('a document that takes too long is rejected', async () => {
  expect(await firstPage(pdfOf(RED), { maxMs: 1 })).toBe('unreadable')
})

test('a small document that expands beyond the memory limit is rejected', async () => {
  const bomb = pdfOf('300 0 0 400 0 0 cm /Im0 Do', { imageSide: 2_000 })
  expect(bomb.length).toBeLessThan(20_000)
  expect(await firstPage(bomb)).not.toBe('unreadable')
  expect(await firstPage(bomb, { maxMemoryBytes: 20 * 2 ** 20 })).toBe('unreadable')
})

test('a file that is no document is rejected', async () => {
  expect(await firstPage(Buffer.from('%PDF-1.7 and no more'))).toBe('unreadable')
})

test('what is filled into a form is drawn, as @hyzyla/pdfium 2.1.13 does only on request', async () => {
  const darkIn = async (field?: string) => {
    const { rgba } = await drawn(pdfOf('', field === undefined ? {} : { field }))
    return rgba.filter((value, at) => at % 4 === 0 && value < 100).length
  }
  expect(await darkIn()).toBe(0)
  expect(await darkIn('50.000')).toBeGreaterThan(500)
})

test('a document with a password has a reason of its own', async () => {
  expect(await firstPage(pdfOf(RED, { isLocked: true }))).toBe('locked')
})

test.each([
  ['a mark of order', Buffer.from('\ufeff')],
  ['headers of a server', Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n')],
  ['as many bytes as readers skip', Buffer.alloc(1_024, ' ')],
])('a document after %s is drawn', async (_, lead) => {
  const page = await drawn(Buffer.concat([lead, pdfOf(RED)]))
  expect([...page.rgba.subarray(0, 4)]).toEqual([255, 0, 0, 255])
})
