import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { listCountLines, startCount } from '@deportivo/contracts/catalogue/counts'
import { PASSWORD } from '@deportivo/testkit/password'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { openBrowser } from './parts/browser.ts'
import { filmOf } from './parts/input/camera-film.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { enterAs, visit } from './parts/visitor.ts'

const stage = openStage()

const PRODUCT = 'Cámara Andina 3310'
const CODE = '7709990000023'
/** Longer than the time after which a code that was out of sight counts again. */
const WHILE_IN_SIGHT_MS = 2_500

let folder: string
let browser: Browser
let productId: number
let countId: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-film-'))
  const film = await filmOf(CODE, join(folder, 'code.y4m'))
  browser = await openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  const shop = await companyShop(stage.calls)
  productId = await stockProduct(stage.calls, shop, 4, [38], PRODUCT)
  const sizes = [{ size_id: 38, codes: [CODE] }]
  await stage.calls.ok('two', saveBarcodes, { params: { id: productId }, body: { sizes } })
  const scope = { scope: 'products' as const, product_ids: [productId] }
  countId = (await stage.calls.ok('two', startCount, { body: { store_id: shop.stores[0], ...scope } })).id
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

const open = { name: text('camera.open'), exact: true }

it('a phone counts with its camera: a code that stays in the picture is one pair', async () => {
  const phone = await visit(browser, stage.product.address, { screen: 'phone' })
  const { page } = phone
  await enterAs(phone, 'two@demo.local', PASSWORD, `/products/counts/${countId}`)
  await page
    .getByRole('region', { name: text('count.counting') })
    .getByRole('button', { name: text('camera.short'), exact: true })
    .tap()
  const dialog = dialogOf(page, text('camera.open'))
  await dialog.getByText(text('camera.help'), { exact: true }).waitFor()
  const counted = async () => {
    const query = { filter: `product_id:${productId},show:counted` }
    const lines = await stage.calls.ok('two', listCountLines, { params: { id: countId }, query })
    return lines.map((line) => line.counted)
  }
  await expect.poll(counted, { timeout: 15_000 }).toEqual([1])
  await page.waitForTimeout(WHILE_IN_SIGHT_MS)
  expect(await counted()).toEqual([1])
  await dialog.getByRole('button', { name: text('common.close') }).tap()
  await phone.leave()
})

it('the button of the header opens the product of the first code, and closes the camera', async () => {
  const phone = await visit(browser, stage.product.address, { screen: 'phone' })
  await enterAs(phone, 'two@demo.local', PASSWORD, '/clients')
  await phone.page.getByRole('banner').getByRole('button', open).tap()
  await phone.page.waitForURL(new RegExp(`/products/${productId}/detail`))
  await dialogOf(phone.page, text('camera.open')).waitFor({ state: 'detached' })
  await phone.leave()
})

it.each(['insecure', 'refused', 'missing'] as const)('a camera that is %s is explained', async (problem) => {
  const phone = await visit(browser, stage.product.address, { screen: 'phone' })
  const { page } = phone
  const NAMES = { insecure: '', refused: 'NotAllowedError', missing: 'NotFoundError' }
  await page.addInitScript((name) => {
    if (name === '') Object.defineProperty(window, 'isSecureContext', { value: false })
    else navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
  }, NAMES[problem])
  await enterAs(phone, 'two@demo.local', PASSWORD, '/clients')
  await page.getByRole('banner').getByRole('button', open).tap()
  const dialog = dialogOf(page, text('camera.open'))
  await dialog.getByText(text(`camera.advice.${problem}`), { exact: true }).waitFor()
  const again = dialog.getByRole('button', { name: text('common.retry') })
  expect(await again.count()).toBe(problem === 'insecure' ? 0 : 1)
  await phone.leave()
})
