import { REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import { expect, it } from 'vitest'
import { choose } from './parts/input/choose.ts'
import { expectDialogFits, expectFits } from './parts/fit/fits.ts'
import { button } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

it('a report is asked for from its page with its filters, and ended by the link of its mail', async () => {
  const { page } = await stage.person('two', '/net-sales?range=7d&compare=week&seller_id=1')
  await button(page, 'report_mail.by_mail').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('two@demo.local').waitFor()
  // This installation has no mail server.
  await dialog.getByRole('status').filter({ hasText: 'El correo no está configurado' }).waitFor()
  await choose(page, dialog.getByLabel('Hora'), '06', '06:00')
  await button(dialog, 'report_mail.every_morning').click()
  await dialog.waitFor({ state: 'detached' })
  const { rows } = await stage.calls.ok('two', REPORT_MAIL_ROUTES.list)
  expect(rows).toMatchObject([
    { report: 'net-sales', range: '7d', query: 'compare=week&seller_id=1', hour: 6 },
  ])

  await page.goto(`${stage.product.address}/my-profile?end_mail=${rows[0]?.id}`)
  await page.getByText('7 días hasta ayer, a las 06:00 · con filtros · Administrador').waitFor()
  await button(dialog, 'report_mail.end').click()
  await page.getByText('No recibe ningún reporte.').waitFor()
  expect((await stage.calls.ok('two', REPORT_MAIL_ROUTES.list)).rows).toEqual([])
  expect(new URL(page.url()).search).toBe('')
})

it('what is sent every morning, and the dialog that asks for it, fit a phone', async () => {
  for (const report of ['administrative', 'money-outside'])
    await stage.calls.ok('two', REPORT_MAIL_ROUTES.create, {
      body: { report, range: 'month', query: '', hour: 23 },
    })
  const { page } = await stage.person('two', '/administrative')
  await expectDialogFits(page, 'report mail', () => button(page, 'report_mail.by_mail').click())
  await page.goto(`${stage.product.address}/my-profile`)
  await page.getByText('Reportes por correo').scrollIntoViewIfNeeded()
  // The bar at the top covers a part of what is scrolled under it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectFits(page, '/my-profile')
})
