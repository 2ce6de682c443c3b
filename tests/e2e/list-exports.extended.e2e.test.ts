import { readFile } from 'node:fs/promises'
import { MOST_IN_BROWSER } from '@deportivo/contracts/exports/large-lists'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { button } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const ADD_CLIENTS = `
  insert into sales.clients (name, identification_number, phone, address, city_id, type_of_person, type_of_client, code_id)
  select 'Calzado Lejano ' || n, (930000000 + n)::text, '300' || (5550000 + n), 'Cra. ' || n, 11001, 1, 1, null
  from generate_series(1, $1::integer) n returning id`

it(
  'a list of more rows than the browser writes is prepared by the server and downloaded',
  PATIENT,
  async () => {
    const added = await stage.rows(ADD_CLIENTS, [MOST_IN_BROWSER + 1])
    const { page } = await stage.person('two', '/clients?search=Lejano')
    await page.getByText('Calzado Lejano').first().waitFor()
    await button(page, 'list.export').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: text('list.export_csv') }).check({ force: true })
    await dialog.getByText('el servidor prepara el archivo').waitFor()
    await button(dialog, 'list.export').click()
    await dialog.waitFor({ state: 'detached' })

    const download = page.waitForEvent('download')
    await button(page, 'export.download').click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(added.length + 1)
    expect(lines.every((line, at) => at === 0 || line.includes('Calzado Lejano'))).toBe(true)

    // After a reload it is still there, until its user deletes it.
    await page.goto(`${stage.product.address}/my-profile`)
    const name = text('menu.clients')
    const again = page.waitForEvent('download')
    await button(page, 'export.download_of', { name }).click()
    expect((await again).suggestedFilename()).toMatch(/^Clientes \d{4}-\d{2}-\d{2}\.csv$/)
    await button(page, 'export.delete_of', { name }).click()
    await page.getByText(text('export.none')).waitFor()
  },
)
