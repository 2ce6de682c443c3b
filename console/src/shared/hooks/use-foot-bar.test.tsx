import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFootBar } from './use-foot-bar.ts'

function Bar({ count }: { count: number }) {
  useFootBar('selection', count > 0)
  return null
}

it('the page is marked while a bar lies over its foot, so that messages stand above it', () => {
  const { rerender, unmount } = render(<Bar count={0} />)
  expect(document.body.dataset['foot']).toBeUndefined()
  rerender(<Bar count={2} />)
  expect(document.body.dataset['foot']).toBe('selection')
  rerender(<Bar count={0} />)
  expect(document.body.dataset['foot']).toBeUndefined()
  rerender(<Bar count={1} />)
  unmount()
  expect(document.body.dataset['foot']).toBeUndefined()
})
