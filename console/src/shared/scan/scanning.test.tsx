import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { toasts } from '../toasts/toasts.ts'
import { scan, useScan } from './scanning.ts'

afterEach(cleanup)

const CODE = '7709990000023'

/** Listeners that pass on each code. */
function readers() {
  const read: string[] = []
  const log = (who: string) => () => {
    read.push(who)
    return null
  }
  return { read, log }
}

interface PageProps {
  onCode: Parameters<typeof useScan>[0]
  turn?: Parameters<typeof useScan>[1]
  children?: ReactNode
}

function Page({ onCode, turn, children }: PageProps) {
  useScan(onCode, turn)
  return children
}

test('a code goes to the page before the frame, also where both appear at once', async () => {
  const { read, log } = readers()
  render(
    <Page onCode={log('frame')} turn="last">
      <Page onCode={log('page')} />
    </Page>,
  )
  await scan(CODE)
  expect(read).toEqual(['page', 'frame'])
})

test('a code goes to a dialog before the page below it', async () => {
  const { read, log } = readers()
  const { rerender } = render(<Page onCode={log('page')} />)
  rerender(
    <Page onCode={log('page')}>
      <Page onCode={log('dialog')} />
    </Page>,
  )
  await scan(CODE)
  expect(read).toEqual(['dialog', 'page'])
})

test('the label of a supplier is the barcode that it has, and a carton is no unit', async () => {
  const codes: unknown[] = []
  render(
    <Page
      onCode={(code) => {
        codes.push(code)
        return { tone: 'hit', key: 'scan.unknown' }
      }}
    />,
  )
  expect(await scan('(01)07701234567897(21)12345')).toBe(true)
  expect(codes).toEqual([{ kind: 'barcode', code: '7701234567897' }])
  expect(await scan('17701234567894')).toBe(false)
  expect(codes).toHaveLength(1)
  expect(toasts.get().at(-1)).toMatchObject({ key: 'scan.carton', values: { code: '17701234567894' } })
})
