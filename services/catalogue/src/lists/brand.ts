import { createBrand, deleteBrand, updateBrand } from '@deportivo/contracts/catalogue/lists'
import type { BodyOf } from '@deportivo/contracts/route'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import type { BrandRow } from '../tables.ts'

const BRAND = defineRecord<BrandRow, Partial<BodyOf<typeof createBrand>>, BrandRow>({
  table: 'catalogue.brands',
  subject: 'brand',
  nameOf: ({ name }) => name,
  unique: { brands_name_key: { name: 'field.taken' } },
  usedBy: [
    {
      kind: 'references',
      rows: (db, id) => db('catalogue.brand_references').where('brand_id', id),
      id: 'id',
      name: 'name',
    },
    {
      kind: 'products',
      rows: (db, id) => db('catalogue.products').where('brand_id', id),
      id: 'id',
      name: 'name',
    },
  ],
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `brand-${id}`,
    recordOf: ({ id, version, name }) => ({ id, version, name, list: 'brand', values: {} }),
  },
  async read(db, id) {
    const brand = await db('catalogue.brands').where({ id }).first()
    if (!brand) throw notFound()
    return brand
  },
})

export const brandRoutes = recordRoutes(BRAND, {
  create: [createBrand, 'record.saved'],
  change: [updateBrand, 'record.saved'],
  remove: [deleteBrand, 'record.deleted'],
})
