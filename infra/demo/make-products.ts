import type { Chance } from './chance.ts'
import { BRANDS, CATEGORIES, COLOURS, type DemoCategory } from './shop-data.ts'

export interface DemoProduct {
  name: string
  category: string
  subcategory: string
  brand: string
  reference: string
  colour: string
  description: string
  price: number
  minimal_price: number
  unit_cost: number
  dispatch_time: number
  video_url: string | null
  /** Price by code id: distributor, wholesale, reseller, public. */
  codes: Record<string, number>
}

/** Prices end in .900, as shelf prices do. */
const shelf = (pesos: number) => Math.max(4_900, Math.round((pesos - 900) / 1_000) * 1_000 + 900)

function pricesFrom(price: number) {
  const distributor = shelf(price * 0.7)
  return {
    price,
    minimal_price: shelf(distributor * 0.95),
    unit_cost: Math.round((price * 0.48) / 100) * 100,
    codes: { 1: distributor, 2: shelf(price * 0.78), 3: shelf(price * 0.88), 4: price },
  }
}

function brandsOf(category: DemoCategory) {
  return BRANDS.filter((brand) => category.brands.includes(brand.name))
}

function productsOfReference(category: DemoCategory, number: number, chance: Chance): DemoProduct[] {
  const brand = chance.of(brandsOf(category))
  const model = chance.of(brand.models)
  const subcategory = chance.of(category.subcategories)
  const price = chance.between(category.prices[0], category.prices[1]) * 1_000 + 900
  const first = chance.between(0, COLOURS.length - 1)
  const colours = Array.from(
    { length: chance.between(2, category.colours) },
    (_, index) => COLOURS[(first + index * 3) % COLOURS.length] ?? COLOURS[0],
  )
  const hasVideo = chance.happens(0.3)
  return colours.map((colour) => ({
    name: `${brand.name} ${model} ${number}`,
    category: category.name,
    subcategory,
    brand: brand.name,
    reference: `${brand.prefix}-${number}`,
    colour: colour.name,
    description: `${subcategory} de ${brand.name}, modelo ${model}, color ${colour.name.toLowerCase()}.`,
    dispatch_time: chance.of([0, 0, 1, 2]),
    video_url: hasVideo ? `https://videos.example.com/${brand.prefix.toLowerCase()}-${number}-demo` : null,
    ...pricesFrom(price),
  }))
}

/** Some three hundred products: every reference in two to four colours. */
export function makeProducts(chance: Chance): DemoProduct[] {
  let number = 1_000
  return CATEGORIES.flatMap((category) =>
    Array.from({ length: category.references }, () => {
      number += chance.between(1, 9)
      return productsOfReference(category, number, chance)
    }).flat(),
  )
}
