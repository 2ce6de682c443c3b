import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { startCount } from '@deportivo/contracts/catalogue/counts'
import { createProduct } from '@deportivo/contracts/catalogue/products'
import { listQuarantine, takeOutOfQuarantine } from '@deportivo/contracts/catalogue/quarantine'
import { createTransfer, prepareTransfer, sendTransfer } from '@deportivo/contracts/catalogue/transfers'
import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import { inQuarantine, PARCEL_UNITS, withPhoto } from '@deportivo/testkit/returns/parcel'
import { PRICE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import { it } from 'vitest'
import { companyShop } from '../parts/company.ts'
import { button, chosen, expectAllFit, item, pressed, type Opening } from '../parts/pages/openings.ts'
import { STOCK_PAGES } from '../parts/pages/pages.ts'
import { withoutPagesAhead } from '../parts/pages/pages-ahead.ts'
import { openStage } from '../parts/stage.ts'
import { expectPagesFit, WHOLE_WALK } from '../parts/pages/walk.ts'

const stage = openStage()

it(
  'the pages of products and stock fit every screen, and have no accessibility violation',
  WHOLE_WALK,
  async () => {
    await expectPagesFit((await stage.person('two', '/clients')).page, STOCK_PAGES)
  },
)

const SUPPLIER = 'Calzado del Valle'

/** A product with stock, one without, units on their way to another store, in quarantine and claimed, and a count that has begun. */
async function stockAtWork() {
  const { calls } = stage
  const shop = await companyShop(calls)
  const [origin, destination] = shop.stores
  const name = 'Bodega Paseo 51'
  const product_id = await stockProduct(calls, shop, 9, [39, 40], name)
  const sizes = [{ size_id: 39, codes: ['7709990000023'] }]
  await calls.ok('two', saveBarcodes, { params: { id: product_id }, body: { sizes } })
  const lines = [{ product_id, size_id: 39, quantity: 2 }]
  const body = { from_store: origin, to_store: destination, lines }
  const draft = await calls.ok('two', createTransfer, { body })
  const sent = await calls.ok('two', createTransfer, { body })
  for (const step of [prepareTransfer, sendTransfer])
    await calls.ok('two', step, { params: { id: sent.id }, body: {} })
  await inQuarantine(calls, shop, origin, await stockProduct(calls, shop, PARCEL_UNITS, [40], name))
  const parcels = await calls.ok('two', listQuarantine, { query: { search: name } })
  const [claimed] = parcels.map(({ id }) => ({ id, quantity: 1 }))
  const claim = {
    kind: 'claim',
    reason: 'Costura abierta',
    supplier: SUPPLIER,
    parcels: claimed ? [claimed] : [],
  }
  await calls.ok('two', takeOutOfQuarantine, withPhoto(claim))
  const unstocked = { ...shop.lists, name: `${name} sin existencias`, price: PRICE, minimal_price: PRICE }
  const { id: unstocked_id } = await calls.ok('two', createProduct, { body: { ...unstocked, codes: [] } })
  const chosenOnes = { store_id: destination, scope: 'products' as const, product_ids: [product_id] }
  const count = await calls.ok('two', startCount, { body: chosenOnes })
  await calls.ok('two', createShareLink, { body: { filter: '', code: 'four', ids: [product_id] } })
  return { product_id, unstocked_id, name, draft: draft.id, sent: sent.id, count: count.id }
}

it('the dialogs of products and stock fit and have no accessibility violation', WHOLE_WALK, async () => {
  const { product_id, unstocked_id, name, draft, sent, count } = await stockAtWork()
  const { page } = await stage.person('two', '/clients')
  await withoutPagesAhead(page)
  const search = `search=${encodeURIComponent(name)}`
  await expectAllFit(page, `/products?show=table&${search}`, [chosen('common.more', 'common.delete')])
  await expectAllFit(page, `/products/${product_id}/detail`, [
    pressed('transfer.move'),
    pressed('minimum.set'),
    pressed('count.count_it'),
  ])
  await expectAllFit(page, `/products/${unstocked_id}/detail`, [pressed('product.enter_stock')])
  await expectAllFit(page, `/products/${product_id}/detail?tab=barcodes`, [pressed('barcode.print')])
  await expectAllFit(page, '/products/transfers', [pressed('transfer.new')])
  await expectAllFit(page, `/products/transfers/${draft}`, [
    [
      'transfer.change_sizes',
      (at) => at.getByRole('button', { name: text('transfer.change_sizes', { name }) }).click(),
    ],
    pressed('transfer.action.cancel'),
  ])
  await expectAllFit(page, `/products/transfers/${sent}`, [
    pressed('transfer.action.receive'),
    pressed('transfer.action.cancel'),
  ])
  await expectAllFit(page, `/products/quarantine?${search}`, [
    chosen('common.more', 'quarantine.kind.restock'),
    chosen('common.more', 'quarantine.kind.write_off'),
    chosen('common.more', 'quarantine.kind.claim'),
  ])
  const ofClaim = (key: 'quarantine.settle' | 'quarantine.undo'): Opening => [
    key,
    async (at) => {
      await button(at.getByRole('row').filter({ hasText: SUPPLIER }), 'common.more').click()
      await item(at, key).click()
    },
  ]
  await expectAllFit(page, '/products/quarantine?tab=exits', [
    ofClaim('quarantine.settle'),
    ofClaim('quarantine.undo'),
  ])
  await expectAllFit(page, '/products/counts', [pressed('count.new')])
  await expectAllFit(page, `/products/counts/${count}`, [
    pressed('count.by_hand'),
    pressed('count.action.apply'),
    pressed('count.action.cancel'),
  ])
  await expectAllFit(page, '/share_products/links', [chosen('common.more', 'share.revoke')])
})
