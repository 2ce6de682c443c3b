import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { headerActions } from '../../../../console/src/features/shell/header/header-actions.ts'
import { MENU, visibleMenu, type MenuItem } from '../../../../console/src/features/shell/menu.ts'

const linksOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => (item.children ? linksOf(item.children) : [text(item.label)]))

/** What the rules of menu and header grant a profile, with its initial permissions. */
export const grantedFrame = (profile: ProfileId) => {
  const grants = POLICY[profile]
  return {
    menu: linksOf(visibleMenu(MENU, { profile, grants })),
    header: headerActions(profile, grants).map(({ label, refusal }) => [text(label), refusal !== null]),
  }
}

/** The entries of the menu that is shown, and the actions of the header with whether each is refused. */
export async function shownFrame(page: Page) {
  const menu = page.getByRole('navigation', { name: text('menu.title') })
  await menu.waitFor()
  // Long groups are folded.
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  // Without what waits there, which some of them count.
  const links = await menu
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [...link.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')),
    )
  const actions = headerActions('two', POLICY.two).map(({ label }) => text(label))
  const header = []
  for (const name of actions) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true })
    header.push([name, (await button.getAttribute('aria-disabled')) === 'true'])
  }
  return { menu: links, header }
}
