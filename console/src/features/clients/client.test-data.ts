import type { Client } from '@deportivo/contracts/clients/clients'

/** A client as the form has her; lists have the names of her places too. */
export const ANA = {
  id: 7,
  version: 1,
  name: 'Ana',
  identification_number: '52000001',
  phone: '3005550199',
  email: null,
  address: 'Cl. 10 # 48-20',
  contact: null,
  municipality: null,
  code_id: null,
  department_id: 5,
  city_id: 5001,
  type_of_person: 1,
  type_of_client: 1,
  seller_id: null,
  created_at: '2026-03-05T15:00:00.000Z',
} as Client
