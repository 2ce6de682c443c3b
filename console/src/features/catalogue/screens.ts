import { brands, listCategories, type CatalogueName } from '@deportivo/contracts/catalogue/lists'
import { defineScreen, type CatalogueScreen } from './define-screen.tsx'

const NAME = { label: 'catalogue.name' } as const

/** The screens of the catalogue's lists. */
export const CATALOGUE_SCREENS: Readonly<Record<CatalogueName, CatalogueScreen>> = {
  brands: defineScreen('brands', { fields: { name: NAME } }),
  colors: defineScreen('colors', {
    fields: { name: NAME, color: { label: 'catalogue.color.sample', kind: 'colour' } },
  }),
  subcategories: defineScreen('subcategories', {
    fields: {
      name: NAME,
      category_id: {
        label: 'products.category',
        of: { list: listCategories, shown: 'category_name', filter: 'category' },
      },
    },
  }),
  references: defineScreen('references', {
    fields: {
      name: NAME,
      brand_id: {
        label: 'products.brand',
        of: { list: brands.list, shown: 'brand_name', filter: 'brand' },
      },
    },
    computed: { quantity: { label: 'catalogue.reference.quantity', kind: 'number' } },
  }),
}
