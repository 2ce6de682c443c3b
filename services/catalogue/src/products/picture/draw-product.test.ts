import { expect, test } from 'vitest'
import { drawProduct } from './draw-product.ts'
import { silhouetteOf } from './silhouettes.ts'

const product = {
  id: 7,
  category_name: 'Tenis',
  subcategory_name: 'Running',
  reference_name: 'ZAN-1042',
  color: '#1f4fd8',
}

test('a picture shows the colour and the reference of its product', () => {
  const svg = drawProduct(product)
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).toContain('#1f4fd8')
  expect(svg).toContain('ZAN-1042')
})

test('a name cannot write markup into a picture', () => {
  expect(drawProduct({ ...product, reference_name: '<script>"' })).not.toContain('<script>')
})

test('a name pasted with control characters leaves the picture readable', () => {
  const svg = drawProduct({ ...product, reference_name: 'Bota\u000b2\u0001\uffff 👟' })
  expect(svg).not.toMatch(/[\u0001\u000b\uffff]/)
  expect(svg).toContain('>Bota 2   👟<')
})

test('balls, shirts and boots are not drawn as trainers', () => {
  const trainer = silhouetteOf('Tenis', 'Running')
  const others = { Balones: 'Balón de fútbol', Camisetas: 'Gimnasio', Guayos: 'Futsal', Sandalias: 'Dama' }
  for (const [category, subcategory] of Object.entries(others))
    expect(silhouetteOf(category, subcategory)).not.toBe(trainer)
  expect(silhouetteOf('Calzado infantil', 'Escolar')).toBe(trainer)
  const bag = silhouetteOf('Accesorios', 'Canilleras')
  expect(silhouetteOf('Accesorios', 'Morrales')).toBe(bag)
  expect(silhouetteOf('Accesorios', 'Gorras')).not.toBe(bag)
  expect(silhouetteOf('Deportes', 'Balón de voleibol')).toBe(silhouetteOf('Balones', ''))
})

test('shoes for playing ball are drawn as shoes', () => {
  expect(silhouetteOf('Tenis', 'Baloncesto')).toBe(silhouetteOf('Tenis', 'Running'))
})
