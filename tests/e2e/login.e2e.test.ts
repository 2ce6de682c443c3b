import { logout } from '@deportivo/contracts/auth/sign-in'
import { LANGUAGE_NAMES } from '@deportivo/texts/languages'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openStage } from './parts/stage.ts'
import { PASSWORD } from '@deportivo/testkit/password'
import { appCode } from './parts/app-code.ts'
import { toast } from './parts/board.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const email = (page: Page) => page.getByLabel(text('login.email'))
const password = (page: Page) => page.getByLabel(text('login.password'), { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: text('login.submit') })

async function signIn(page: Page, as: string, given = PASSWORD): Promise<void> {
  await email(page).fill(as)
  await password(page).fill(given)
  await submit(page).click()
}

describe('the login', () => {
  it('shows at each change what is wrong, and cannot be sent before it is right', async () => {
    const { page } = await stage.guest()
    await page.goto('/login')
    await page.getByRole('heading', { name: text('login.title') }).waitFor()
    expect(await submit(page).isDisabled()).toBe(true)

    await email(page).fill('jefe')
    await page.getByText(text('auth.email_invalid')).waitFor()
    await email(page).fill('')
    await page.getByText(text('auth.email_required')).waitFor()
    await password(page).fill('12345')
    await page.getByText(text('auth.password_short')).waitFor()
    await password(page).fill('')
    await page.getByText(text('auth.password_required')).waitFor()
    expect(await submit(page).isDisabled()).toBe(true)

    await email(page).fill('head_dispatch@demo.local')
    expect(await submit(page).isDisabled()).toBe(true)
    await password(page).fill('123456')
    await expect.poll(() => submit(page).isEnabled(), PATIENT).toBe(true)
    expect(await page.getByText(text('auth.password_required')).count()).toBe(0)
  })

  it('marks both fields of wrong credentials, without revealing which was wrong', async () => {
    const { page } = await stage.guest()
    await page.goto('/login')
    await signIn(page, 'head_dispatch@demo.local', 'otra-clave')
    await page.getByText(text('auth.check_email')).waitFor()
    await page.getByText(text('auth.check_password')).waitFor()
    for (const field of [email(page), password(page)])
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  it('refuses in the previously chosen language', async () => {
    const { page } = await stage.guest()
    await page.goto('/login')
    await page.getByRole('radio', { name: LANGUAGE_NAMES.tr }).check({ force: true })
    await page.getByLabel(text('login.email', {}, 'tr')).fill('head_dispatch@demo.local')
    await page.getByLabel(text('login.password', {}, 'tr'), { exact: true }).fill('otra-clave')
    await page.getByRole('button', { name: text('login.submit', {}, 'tr') }).click()
    await page.getByText(text('auth.check_email', {}, 'tr')).waitFor()
  })

  it('leads to the requested page', async () => {
    const { page } = await stage.guest()
    await page.goto('/clients?search=calzado')
    await page.waitForURL('**/login')
    await signIn(page, 'online_seller@demo.local')
    await page.waitForURL('**/clients?search=calzado')
    await page.getByRole('heading', { name: text('menu.clients') }).waitFor()
  })

  it('is shown with the reason when the session was ended elsewhere, and leads back', async () => {
    const { page } = await stage.guest()
    await page.goto('/clients')
    await signIn(page, 'online_seller@demo.local')
    await page.getByRole('searchbox').fill('norte')
    await page.waitForURL('**/clients?search=norte')
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    await stage.calls.ok(null, logout, { headers: { authorization: `Bearer ${token}` } })
    await page.getByText(text('session.invalid')).waitFor()
    await signIn(page, 'online_seller@demo.local')
    await page.waitForURL('**/clients?search=norte')
  })

  it('does not lead back a user who signed out', async () => {
    const { page } = await stage.person('online_seller', '/clients')
    await page.getByRole('button', { name: text('profile.online_seller') }).click()
    await page.getByRole('menuitem', { name: text('user.sign_out') }).click()
    await page.getByRole('heading', { name: text('login.title') }).waitFor()
    expect(await page.getByText(text('session.invalid')).count()).toBe(0)
    await signIn(page, 'head_dispatch@demo.local')
    await page.waitForURL('**/dispatches')
  })

  it('requires a code of the authenticator app, or a recovery code when the telephone is lost', async () => {
    const { page } = await stage.person('freelance_seller', '/my-profile')
    await page.getByRole('button', { name: text('profile_page.factor_start') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text('profile_page.factor_password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: text('profile_page.factor_start') }).click()
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel(text('profile_page.factor_code')).fill(appCode(secret))
    await dialog.getByRole('button', { name: text('profile_page.factor_confirm') }).click()
    await dialog.getByRole('heading', { name: text('profile_page.factor_codes') }).waitFor()
    const [writtenDown = ''] = await dialog.locator('li code').allTextContents()
    await dialog.getByRole('button', { name: text('profile_page.factor_codes_done') }).click()
    await page.getByRole('button', { name: text('profile_page.factor_off') }).waitFor()

    const code = page.getByLabel(text('login.code'))
    const signOutAndGive = async (given: string) => {
      await page.getByRole('button', { name: text('profile.freelance_seller') }).click()
      await page.getByRole('menuitem', { name: text('user.sign_out') }).click()
      await signIn(page, 'freelance_seller@demo.local')
      await code.fill(given)
      await submit(page).click()
    }
    // A code counts once: the next one is shown half a minute later, and already counts.
    await signOutAndGive(appCode(secret, 1))
    await toast(page, text('auth.signed_in')).waitFor()
    await signOutAndGive(writtenDown.toLowerCase())
    await page.getByRole('button', { name: text('profile.freelance_seller') }).waitFor()
    await signOutAndGive(writtenDown)
    await page.getByText(text('factor.code_wrong')).waitFor()
  })
})
