import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { getMail, listMail } from '@deportivo/contracts/admin/mail'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { grantedFrame, shownFrame } from './parts/pages/frame.ts'
import { openStage } from './parts/stage.ts'
import { PASSWORD } from '@deportivo/testkit/password'
import { PATIENT } from './parts/visitor.ts'
import { dialogOf, toast } from './parts/board.ts'

const stage = openStage()

const saveButton = (page: Page) => page.getByRole('button', { name: text('common.save'), exact: true })

describe('users and their permissions', () => {
  it.each(['two', 'dispatch_assistant'] as const)(
    '%s sees exactly its menu and its header',
    async (profile) => {
      const { page } = await stage.person(profile, '/')
      expect(await shownFrame(page)).toEqual(grantedFrame(profile))
    },
  )

  it('a removed permission applies to an open session within seconds', async () => {
    const { page } = await stage.person('local_seller_admin', '/clients')
    await page.getByRole('heading', { level: 1, name: text('menu.clients') }).waitFor()
    const params = { id: 'local_seller_admin' as const }
    const map = await stage.calls.ok('two', getPermissions, { params })
    const modules = map.modules.map((module) =>
      module.id === 'clients' ? { ...module, permissions: [] } : module,
    )
    try {
      await stage.calls.ok('two', savePermissions, { params, body: { modules } })
      await expect
        .poll(async () => {
          await page.goto('/clients')
          await page.getByRole('navigation', { name: text('menu.title') }).waitFor()
          return (await shownFrame(page)).menu.includes(text('menu.clients'))
        }, PATIENT)
        .toBe(false)
    } finally {
      await stage.calls.ok('two', savePermissions, { params, body: { modules: map.modules } })
    }
  })

  it('an open board leads to the second factor as soon as it is demanded', async () => {
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    const params = { id: 'head_dispatch' as const }
    const { modules } = await stage.calls.ok('two', getPermissions, { params })
    const demand = (asks_second_factor: boolean) =>
      stage.calls.ok('two', savePermissions, { params, body: { modules, asks_second_factor } })
    try {
      await demand(true)
      await page.getByRole('button', { name: text('factor_first.start') }).waitFor()
    } finally {
      await demand(false)
    }
  })

  it('a preview shows the menu of a profile before its permissions are saved', async () => {
    const { page } = await stage.person('two', '/users/permissions?profile=freelance_seller')
    const preview = page.getByRole('region', { name: text('grants.preview') })
    const clients = preview.getByRole('listitem').filter({ hasText: text('menu.clients') })
    await clients.waitFor()
    expect(await clients.getByText(text('grants.preview_goes')).count()).toBe(0)
    await page.getByLabel(text('permission.read clients')).selectOption('')
    await clients.getByText(text('grants.preview_goes')).waitFor()
    await page.getByRole('button', { name: text('grants.discard') }).click()
    expect(await clients.getByText(text('grants.preview_goes')).count()).toBe(0)
    await page.getByLabel(text('permission.read manager')).selectOption('all')
    await saveButton(page).click()
    await toast(page, text('permissions.saved')).waitFor()
    await page.reload()
    await expect
      .poll(() => page.getByLabel(text('permission.read manager')).inputValue(), PATIENT)
      .toBe('all')
    await page.goto('/audit')
    const entry = page.getByRole('row').nth(1)
    await entry.getByText(text('profile.freelance_seller')).first().waitFor()
    const field = text('permission.read manager')
    const change = { field, from: text('grants.no'), to: text('scope.all') }
    await entry.getByText(text('audit_page.change', change), { exact: true }).waitFor()
  })

  it('a user is registered on screen, signs in, and is signed out the moment they are disabled', async () => {
    const { page } = await stage.person('two', '/users/all')
    await page.getByRole('button', { name: text('people.new') }).click()
    await page.waitForURL('**/users/new')
    const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
    await fill(text('people.name'), 'Marcela Ríos Prueba')
    await fill(text('people.email'), 'two@demo.local')
    await fill(text('people.password'), 'zapatilla-azul-72')
    await fill(text('people.password_confirmation'), 'zapatilla-azul-72')
    // Not forced: the foot of the form may stand over it until it is scrolled to.
    await page.getByLabel(text('profile.head_dispatch'), { exact: true }).locator('..').click()
    const create = page.getByRole('button', { name: text('people.create') })
    await create.click()
    const errors = page.getByRole('alert').filter({ hasText: text('people.errors_title') })
    await errors.getByText(text('user.email_taken')).waitFor()
    await fill(text('people.email'), 'marcela@demo.local')
    await create.click()
    await toast(page, text('user.created')).waitFor()
    await page.waitForURL(/\/users\/\d+$/)

    const marcela = await stage.guest()
    await signIn(marcela.page, 'marcela@demo.local', 'zapatilla-azul-72')
    await marcela.page.waitForURL('**/dispatches')

    await page.getByRole('button', { name: text('people.disable') }).click()
    await dialogOf(page)
      .getByRole('button', { name: text('people.disable') })
      .click()
    await page.getByText(text('user.state.disabled')).first().waitFor()
    await marcela.page.getByRole('heading', { name: text('login.title') }).waitFor()
    await marcela.page.getByText(text('session.invalid')).waitFor()
  })

  it('a user without their password returns by the recovery mail', async () => {
    const { page } = await stage.guest()
    await page.goto('/login')
    await page.getByRole('link', { name: text('login.forgot') }).click()
    // Until then the login page is shown, with a field of the same name.
    await page.getByRole('heading', { name: text('recovery.title') }).waitFor()
    await page.getByLabel(text('login.email')).fill('accounting_manager@demo.local')
    await page.getByRole('button', { name: text('recovery.send') }).click()
    await page.getByText(text('recovery.asked')).waitFor()
    const link = await linkMailedTo('accounting_manager@demo.local')
    await page.goto(link)
    await page.getByRole('button', { name: text('recovery.verify') }).click()
    await page.waitForURL('**/reset-password')
    await page.getByLabel(text('recovery.new_password')).fill('balon-rojo-morado-8')
    await page.getByLabel(text('people.password_confirmation')).fill('balon-rojo-morado-8')
    await page.getByRole('button', { name: text('recovery.reset') }).click()
    await page.waitForURL('**/login')
    await toast(page, text('recovery.password_set')).waitFor()
    await signIn(page, 'accounting_manager@demo.local', 'balon-rojo-morado-8')
    await page.waitForURL((url) => url.pathname !== '/login')
  })
})

it('changed permissions are asked about before they are left: by a link, by Back, for another profile', async () => {
  const { page } = await stage.person('two', '/users/permissions')
  const map = page.getByRole('region', { name: text('grants.map_of_all') })
  await map.waitFor()
  const profile = text('profile.freelance_seller')
  await map.getByRole('link', { name: text('grants.edit_profile', { profile }) }).click()
  const permission = page.getByLabel(text('permission.read expenses'))
  await permission.selectOption('all')
  const confirmation = dialogOf(page, text('unsaved.title'))
  const menu = page.getByRole('navigation', { name: text('menu.title') })
  const others = page.getByRole('combobox', { name: text('grants.choose'), exact: true })
  for (const leave of [
    () => menu.getByRole('link', { name: text('menu.clients') }).click(),
    () => page.goBack(),
    async () => {
      await others.focus()
      await page.keyboard.type('gerencia')
      await page.getByRole('option', { name: text('profile.one'), exact: true }).waitFor()
      await page.keyboard.down('Enter')
      // Its release presses no button of the confirmation that it led to.
      await confirmation.getByRole('button').and(page.locator(':focus')).waitFor()
      await page.keyboard.up('Enter')
    },
  ]) {
    await leave()
    await confirmation.getByRole('button', { name: text('unsaved.stay') }).click()
    await confirmation.waitFor({ state: 'detached' })
    expect(await permission.inputValue()).toBe('all')
    expect(page.url()).toMatch(/\/users\/permissions\?profile=freelance_seller$/)
  }
  await menu.getByRole('link', { name: text('menu.clients') }).click()
  await confirmation.getByRole('button', { name: text('unsaved.discard') }).click()
  await page.waitForURL('**/clients')
  await page.goto('/users/permissions?profile=freelance_seller')
  await expect.poll(() => permission.inputValue(), PATIENT).toBe('')
})

it('the lists of an administrator fold in the menu, each with a picture of its own', async () => {
  const { page } = await stage.person('two', '/clients')
  const menu = page.getByRole('navigation', { name: text('menu.title') })
  const group = menu.getByRole('button', { name: text('menu.filters'), exact: true })
  const lists = menu.getByRole('list', { name: text('menu.filters') }).getByRole('link')
  await group.waitFor()
  expect(await lists.count()).toBe(0)
  await group.click()
  await lists.first().waitFor()
  const pictures = await lists.evaluateAll((links) =>
    links.map((link) => link.querySelector('path')?.outerHTML),
  )
  expect([pictures.length >= 8, new Set(pictures).size]).toEqual([true, pictures.length])
  await group.click()
  await expect.poll(() => lists.count(), PATIENT).toBe(0)
})

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await page.goto('/login')
  await page.getByLabel(text('login.email')).fill(email)
  await page.getByLabel(text('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('login.submit') }).click()
}

/** The link in the newest mail to a user, without the host, which the product cannot know here. */
async function linkMailedTo(email: string): Promise<string> {
  const read = async () => {
    const mail = (await stage.calls.ok('two', listMail)).find(({ to }) => to.includes(email))
    if (!mail) return null
    const { text: body } = await stage.calls.ok('two', getMail, { params: { id: mail.id } })
    return /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1] ?? null
  }
  await expect.poll(read, PATIENT).not.toBeNull()
  return (await read()) ?? ''
}
