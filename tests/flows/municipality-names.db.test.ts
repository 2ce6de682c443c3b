import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkClients } from '@deportivo/testkit/client-imports'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a file of clients may name a municipality as people do, or by a code that is no more', async () => {
  const head =
    'Identificación;Nombre;Tipo de persona;Tipo de cliente;Teléfono;Departamento;Ciudad;Dirección;Código de precio'
  const line = (number: number, department: string, city: string) =>
    `${number};Ana ${city};Persona natural;Final;300 555 0199;${department};${city};Cl. 1 # 2-3;Público`
  const checked = await checkClients(
    app,
    'two',
    [
      head,
      line(52_000_701, '', 'Cúcuta'),
      line(52_000_702, 'Bolivar', 'MOMPOS'),
      line(52_000_703, 'Valle', 'Cali'),
      line(52_000_704, '', '94663'),
      line(52_000_705, 'Archipiélago de San Andrés, Providencia y Santa Catalina', 'Providencia'),
      line(52_000_706, '', 'Tolú Viejo'),
      line(52_000_707, '', 'Santuario'),
    ].join('\n'),
  )
  expect(checked.faults.map(({ row, message_key }) => [row, message_key])).toEqual([
    [8, 'client_import.several_cities'],
  ])
  expect(checked.counts).toMatchObject({ created: 7 })
})
