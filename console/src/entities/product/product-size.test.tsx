import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { ProductSize } from './product-size.tsx'

it('a size is not read as a part of the name of its product', () => {
  const { container } = show(<ProductSize product="Ruta 5K Meta 1034" size="34" quantity={1} />)
  expect(container.textContent).toBe('Ruta 5K Meta 1034, talla 34 × 1')
})

it('a size without a quantity is named alone', () => {
  const { container } = show(<ProductSize product="Balón 89" size="5" />)
  expect(container.textContent).toBe('Balón 89, talla 5')
})
