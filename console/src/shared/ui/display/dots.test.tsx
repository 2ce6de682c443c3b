import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dots } from './dots.tsx'

it('a dot stands between two facts, and none beside what is empty', () => {
  const empty = ''
  const { container } = render(
    <Dots>
      <a href="/returns">Garantías</a>
      {null}
      {empty && <b>{empty}</b>}
      Pedido #142
      {'Sofía'}
    </Dots>,
  )
  expect(container.textContent).toBe('Garantías · Pedido #142 · Sofía')
})
