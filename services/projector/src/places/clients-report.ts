import { CLIENT_FIGURES } from '@deportivo/contracts/reports/sources'
import { presentCity } from '@deportivo/lifecycle/places'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import type { Sums } from '../engine/sums.ts'

/** A row of read.client_facts: where a client lives. */
export interface ClientFact {
  client_id: number
  version: number
  department_id: number
  city_id: number
  client_type: string
}

/** The clients of each type who live in a city now. */
const clientPlaces: Sums<ClientFact> = {
  table: 'client_places',
  dimensions: ['department_id', 'city_id', 'client_type'],
  measures: [],
  partsOf: ({ department_id, city_id, client_type }) => [{ department_id, city_id, client_type }],
}

/** Every client as reports count them; a deleted one has no row. */
export const clientsReport: Projection<ClientFact, 'client'> = {
  consumer: CLIENT_FIGURES,
  families: ['client'],
  table: 'client_facts',
  aggregate: 'client_id',
  key: ['client_id'],
  columns: ['version', 'department_id', 'city_id', 'client_type'],
  fold(_, { type, aggregate_version, payload: { record } }) {
    if (type === 'client.deleted') return []
    const { id, department_id, client_type } = record
    const city_id = presentCity(record.city_id)
    return [{ client_id: id, version: aggregate_version, department_id, city_id, client_type }]
  },
  sums: [clientPlaces],
}

export const clientsReportConsumer = consumerOf(clientsReport, (trx, changes) =>
  publishFigures(trx, clientsReport.consumer, changes),
)
