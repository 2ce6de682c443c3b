import { checkDigitOf } from '@deportivo/contracts/identification'
import type { Chance } from './chance.ts'

const GIVEN = [
  'Andrés',
  'Beatriz',
  'Carolina',
  'Diego',
  'Elena',
  'Fabián',
  'Gabriela',
  'Hugo',
  'Inés',
  'Julián',
  'Karen',
  'Lorena',
  'Martín',
  'Nubia',
  'Orlando',
  'Pilar',
  'Ramiro',
  'Sofía',
  'Tatiana',
  'Víctor',
  'Ximena',
  'Yolanda',
]
const FAMILY = [
  'Demo Abril',
  'Demo Bahía',
  'Demo Ceiba',
  'Demo Duna',
  'Demo Estrella',
  'Demo Fuente',
  'Demo Guayacán',
  'Demo Hoja',
  'Demo Isla',
  'Demo Jardín',
  'Demo Laguna',
  'Demo Mirador',
  'Demo Nogal',
  'Demo Orilla',
]
const TRADES = ['Calzado', 'Deportes', 'Comercializadora', 'Almacén', 'Distribuciones', 'Variedades']
const PLACES = [
  'El Paso',
  'La Sexta',
  'El Progreso',
  'La Esquina',
  'Los Andes',
  'El Estadio',
  'La Terraza',
  'El Punto',
  'La Cancha',
  'El Camino',
  'La Victoria',
  'El Triunfo',
  'La Ceiba',
  'El Portal',
  'La Colina',
  'El Campeón',
]
const QUARTERS = [
  'Centro',
  'La Floresta',
  'Villa Nueva',
  'El Prado',
  'San Fernando',
  'Los Rosales',
  'Alameda',
]

/** Where clients live: the capital most often, then the large cities, then anywhere. */
const CITIES: readonly (readonly [city_id: number, weight: number])[] = [
  [11001, 38],
  [5001, 14],
  [76001, 10],
  [8001, 6],
  [68001, 5],
  [13001, 4],
  [25754, 4],
  [66001, 3],
  [17001, 2],
  [73001, 3],
  [52001, 2],
  [50001, 2],
  [54001, 2],
  [41001, 1],
  [47001, 1],
  [63001, 1],
  [15001, 1],
  [91001, 1],
  [88001, 1],
]

function documentOf(isCompany: boolean, index: number, chance: Chance): string {
  if (!isCompany) return String(1_010_000_000 + index * 4_871 + chance.between(1, 4_000))
  const nit = String(990_100_000 + index * 3_779 + chance.between(1, 3_000))
  return `${nit}${checkDigitOf(nit)}`
}

function addressOf(chance: Chance): string {
  const street = chance.of(['Cra.', 'Cl.', 'Av.', 'Tv.'])
  const door = chance.of(['Apto 302', 'Local 5', 'Casa 12', 'Oficina 401', 'Interior 2'])
  return `${street} ${chance.between(1, 120)} # ${chance.between(1, 99)}-${chance.between(10, 99)}, ${door}, ${chance.of(QUARTERS)}`
}

export interface DemoClient {
  name: string
  identification_number: string
  email: string
  phone: string
  address: string
  contact: string | null
  city_id: number
  type_of_person: number
  type_of_client: number
  code_id: number
}

const FINAL = 1
const WHOLESALE = 2
const RESELLER = 3
const PUBLIC_CODE = 4
const WHOLESALE_CODE = 2

/** A client with an invented name, an unreachable mail address and a telephone number reserved for examples. */
export function makeClient(index: number, chance: Chance): DemoClient {
  const isCompany = chance.happens(0.35)
  const place = chance.of(PLACES)
  const name = isCompany
    ? `${chance.of(TRADES)} ${place} ${String(index).padStart(3, '0')} S.A.S.`
    : `${chance.of(GIVEN)} ${chance.of(FAMILY)} ${String(index).padStart(3, '0')}`
  const type_of_client = isCompany
    ? chance.of([WHOLESALE, RESELLER, FINAL])
    : chance.weighted([
        [FINAL, 9],
        [RESELLER, 1],
      ])
  return {
    name,
    identification_number: documentOf(isCompany, index, chance),
    email: `cliente.${String(index).padStart(3, '0')}@example.com`,
    phone: `300555${String(index).padStart(4, '0')}`,
    address: addressOf(chance),
    contact: isCompany ? `${chance.of(GIVEN)} ${chance.of(FAMILY)}` : null,
    city_id: chance.weighted(CITIES),
    type_of_person: isCompany ? 2 : 1,
    type_of_client,
    // Sellers have the public code: most of them could sell nothing to a client with another one.
    code_id: type_of_client === WHOLESALE && chance.happens(0.3) ? WHOLESALE_CODE : PUBLIC_CODE,
  }
}
