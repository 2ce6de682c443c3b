/** Stores of the demo company, in the order in which lines take from them. */
export const STORES = [
  { name: 'Bodega Principal', type: 'national', orden: 1 },
  { name: 'Bodega Norte', type: 'national', orden: 2 },
  { name: 'Local Centro', type: 'national', orden: 3 },
  { name: 'Local Sur', type: 'national', orden: 4 },
  { name: 'Exhibición', type: 'exhibition', orden: 5 },
  { name: 'Internacional', type: 'international', orden: 6 },
] as const

export const COLOURS = [
  { name: 'Negro', color: '#1f2326' },
  { name: 'Blanco', color: '#f4f5f2' },
  { name: 'Azul rey', color: '#1f4fd8' },
  { name: 'Rojo', color: '#c9252d' },
  { name: 'Gris', color: '#8a9299' },
  { name: 'Verde neón', color: '#6fdc3c' },
  { name: 'Beige', color: '#cdb38b' },
  { name: 'Rosado', color: '#e58aa8' },
  { name: 'Naranja', color: '#ef7d1a' },
  { name: 'Azul petróleo', color: '#1b5566' },
] as const

export const BRANDS = [
  { name: 'Zancada', prefix: 'ZAN', models: ['Veloz', 'Aire', 'Impulso', 'Maratón'] },
  { name: 'Kumbre', prefix: 'KUM', models: ['Páramo', 'Sendero', 'Risco', 'Cima'] },
  { name: 'Trocha', prefix: 'TRO', models: ['Ruta', 'Barro', 'Vereda', 'Monte'] },
  { name: 'Altiplano', prefix: 'ALT', models: ['Urbano', 'Clásico', 'Sabana', 'Nube'] },
  { name: 'Ruta 5K', prefix: 'R5K', models: ['Ritmo', 'Meta', 'Parcial', 'Fondo'] },
  { name: 'Pibe Fútbol', prefix: 'PIB', models: ['Gambeta', 'Diez', 'Tribuna', 'Potrero'] },
  { name: 'Nevado Sport', prefix: 'NEV', models: ['Glaciar', 'Cóndor', 'Brisa', 'Deshielo'] },
  { name: 'Sabana Kids', prefix: 'SAB', models: ['Brinco', 'Recreo', 'Pillo', 'Cometa'] },
] as const

const through = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const run = (sizes: readonly number[], quantities: readonly number[]) =>
  sizes.map((size_id, index) => ({ size_id, quantity: quantities[index] ?? 1 }))

const CLOTHES = through(51, 56)
const BALLS = [63, 64, 65]
const SINGLE = [70]

export interface DemoCategory {
  name: string
  subcategories: readonly string[]
  size_ids: readonly number[]
  /** The usual size run, as it comes from the factory. */
  curve: readonly { size_id: number; quantity: number }[]
  /** Further ones, by name. */
  runs?: readonly { name: string; sizes: DemoCategory['curve'] }[]
  /** Public prices, in thousands of pesos; a price ends in .900. */
  prices: readonly [from: number, to: number]
  brands: readonly string[]
  /** The number of references, and the maximum number of colours of each. */
  references: number
  colours: number
}

const WOMEN = { name: 'Dama', sizes: run(through(35, 40), [1, 2, 3, 3, 2, 1]) }
const MEN = { name: 'Caballero', sizes: run(through(38, 43), [1, 2, 3, 3, 2, 1]) }

export const CATEGORIES: readonly DemoCategory[] = [
  {
    name: 'Tenis',
    subcategories: ['Running', 'Casual', 'Entrenamiento', 'Baloncesto'],
    size_ids: through(34, 45),
    curve: run(through(38, 43), [1, 2, 3, 3, 2, 1]),
    runs: [WOMEN],
    prices: [119, 389],
    brands: ['Zancada', 'Kumbre', 'Trocha', 'Altiplano', 'Ruta 5K', 'Nevado Sport'],
    references: 36,
    colours: 4,
  },
  {
    name: 'Guayos',
    subcategories: ['Césped natural', 'Sintética', 'Futsal'],
    size_ids: through(34, 44),
    curve: run(through(38, 43), [1, 2, 3, 3, 2, 1]),
    prices: [89, 299],
    brands: ['Pibe Fútbol', 'Zancada', 'Nevado Sport'],
    references: 14,
    colours: 3,
  },
  {
    name: 'Calzado infantil',
    subcategories: ['Escolar', 'Deportivo niño'],
    size_ids: through(21, 33),
    curve: run(through(27, 32), [2, 2, 2, 2, 2, 2]),
    prices: [79, 169],
    brands: ['Sabana Kids', 'Zancada'],
    references: 14,
    colours: 3,
  },
  {
    name: 'Sandalias',
    subcategories: ['Dama', 'Caballero'],
    size_ids: through(34, 43),
    curve: run(through(35, 40), [1, 2, 3, 3, 2, 1]),
    runs: [MEN],
    prices: [39, 119],
    brands: ['Altiplano', 'Trocha'],
    references: 8,
    colours: 3,
  },
  {
    name: 'Camisetas',
    subcategories: ['Fútbol', 'Running mujer', 'Gimnasio'],
    size_ids: CLOTHES,
    curve: run(CLOTHES, [1, 2, 3, 3, 2, 1]),
    prices: [39, 129],
    brands: ['Ruta 5K', 'Pibe Fútbol', 'Nevado Sport', 'Zancada'],
    references: 14,
    colours: 3,
  },
  {
    name: 'Pantalonetas',
    subcategories: ['Fútbol corto', 'Running corto'],
    size_ids: CLOTHES,
    curve: run(CLOTHES, [1, 2, 2, 2, 1, 1]),
    prices: [34, 89],
    brands: ['Ruta 5K', 'Pibe Fútbol'],
    references: 8,
    colours: 3,
  },
  {
    name: 'Balones',
    subcategories: ['Balón de fútbol', 'Microfútbol', 'Voleibol'],
    size_ids: BALLS,
    curve: run(BALLS, [2, 4, 6]),
    prices: [49, 189],
    brands: ['Pibe Fútbol', 'Nevado Sport'],
    references: 8,
    colours: 2,
  },
  {
    name: 'Accesorios',
    subcategories: ['Morrales', 'Gorras', 'Medias'],
    size_ids: SINGLE,
    curve: run(SINGLE, [6]),
    prices: [9, 59],
    brands: ['Kumbre', 'Altiplano', 'Ruta 5K'],
    references: 10,
    colours: 3,
  },
]
