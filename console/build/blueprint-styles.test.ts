import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'
import rtlcss from 'postcss-rtlcss'
import { expect, it } from 'vitest'
import { mirror, purge, withNamedIntents } from './blueprint-styles.ts'
import { findUsedClasses } from './used-blueprint-classes.ts'

const SOURCES = join(import.meta.dirname, '../src')
const SHEET = `
  .bp6-progress-bar { height: 8px }
  .bp6-tab { color: red }
  .bp6-tab:not(.bp6-disabled) { color: blue }
  .bp6-overlay-enter { opacity: 0 }
  .bp6-button.bp6-intent-danger { color: red }
  body { margin: 0 }
`

/** What is left of the sheet for a page of this source. */
async function purgedFor(source: string): Promise<string> {
  const folder = await mkdtemp(join(import.meta.dirname, '.entry-'))
  try {
    const entry = join(folder, 'entry.ts')
    await writeFile(entry, source)
    return await purge(SHEET, await findUsedClasses(entry))
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('a component that is imported has its styles, one that is not leaves none', async () => {
  const withBar = await purgedFor(`import { ProgressBar } from '@blueprintjs/core'; console.log(ProgressBar)`)
  expect(withBar).toContain('.bp6-progress-bar')
  expect(withBar).not.toContain('.bp6-tab')
  const withTabs = await purgedFor(`import { Tabs } from '@blueprintjs/core'; console.log(Tabs)`)
  expect(withTabs).toContain('.bp6-tab:not(.bp6-disabled)')
  expect(withTabs).not.toContain('.bp6-progress-bar')
})

it('classes that a component makes at run time keep their styles, and so does what has no class', async () => {
  const css = await purgedFor(`import { Dialog } from '@blueprintjs/core'; console.log(Dialog)`)
  expect(css).toContain('.bp6-overlay-enter')
  expect(css).toContain('.bp6-button.bp6-intent-danger')
  expect(css).toContain('body')
})

it('a class that we write ourselves keeps its styles', async () => {
  expect(await purgedFor(`console.log('bp6-tab')`)).toContain('.bp6-tab {')
})

it('the bar of the export dialog is styled', async () => {
  const isUsed = await findUsedClasses(join(SOURCES, 'app/main.tsx'))
  expect(['bp6-progress-bar', 'bp6-progress-meter'].filter((name) => !isUsed(name))).toEqual([])
  expect(isUsed('bp6-panel-stack2')).toBe(false)
})

it('a side of the screen is mirrored for pages read from the right, as strong as before', () => {
  const css = mirror('.bp6-drawer { right: 0; transform: translateX(100%); color: red }').replace(/\s+/g, ' ')
  expect(css).toContain(':where([dir="ltr"]) .bp6-drawer { right: 0; transform: translateX(100%)')
  expect(css).toContain(':where([dir="rtl"]) .bp6-drawer { left: 0; transform: translateX(-100%)')
})

// Mirrored as pictures are, and set on purpose: neither is a side of the layout.
const NO_SIDE = /^(background|direction$)/

/** Where a mirror image would differ. `[dir='rtl'] dd`: where the direction is known, a side is one of its ends. */
function sidesNamedIn(css: string): string[] {
  const { root } = postcss([rtlcss({ mode: 'diff' })]).process(css, { from: undefined })
  const named: string[] = []
  root.walkRules(({ selector, nodes }) => {
    if (selector.includes('[dir=')) return
    for (const node of nodes)
      if (node.type === 'decl' && !NO_SIDE.test(node.prop)) named.push(`${selector} ${node.prop}`)
  })
  return named
}

it('no style sheet of the console names a side of the screen', async () => {
  for (const side of ['margin: 1px 2px 3px 4px', 'text-align: right', 'left: 0'])
    expect(sidesNamedIn(`.ad-x { ${side} }`), side).not.toEqual([])
  const sheets = (await readdir(SOURCES, { recursive: true })).filter((path) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const naming: string[] = []
  for (const path of sheets)
    for (const name of sidesNamedIn(await readFile(join(SOURCES, path), 'utf8')))
      naming.push(`${path}: ${name}`)
  expect(naming).toEqual([])
})

it('no class of another element has icons styled again: intents around them are named, as strong as before', () => {
  const named = ':is(.bp6-intent-primary, .bp6-intent-success, .bp6-intent-warning, .bp6-intent-danger)'
  const css = withNamedIntents(`
    .bp6-button[class*="bp6-intent-"]:hover .bp6-icon, .bp6-menu-item:not([class*=bp6-intent-]) > .bp6-icon { color: inherit }
    .bp6-button[class*=bp6-intent-]:active { color: black }`)
  expect(css).toContain(`.bp6-button${named}:hover .bp6-icon, .bp6-menu-item:not(${named}) > .bp6-icon {`)
  // The element itself is styled again with its classes anyhow.
  expect(css).toContain('.bp6-button[class*=bp6-intent-]:active {')
})

it('no menu of the console holds another one: its styles are left out', async () => {
  const sources = (await readdir(SOURCES, { recursive: true })).filter((path) => path.endsWith('.tsx'))
  const holding: string[] = []
  for (const path of sources)
    if (/<\/MenuItem>|Classes\.SUBMENU/.test(await readFile(join(SOURCES, path), 'utf8'))) holding.push(path)
  expect(holding).toEqual([])
  const isUsed = await findUsedClasses(join(SOURCES, 'app/main.tsx'))
  expect(['bp6-menu-item', 'bp6-submenu', 'bp6-submenu-icon'].filter(isUsed)).toEqual(['bp6-menu-item'])
})

it('no style sheet searches the whole page on screen: browsers would with every element that comes or goes', async () => {
  const sheets = (await readdir(SOURCES, { recursive: true })).filter((path) => path.endsWith('.css'))
  const searching: string[] = []
  for (const path of sheets)
    postcss.parse(await readFile(join(SOURCES, path), 'utf8')).walkRules(/\b(html|body):has\(/, (rule) => {
      const isPrint = rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).params === 'print'
      if (!isPrint) searching.push(`${path}: ${rule.selector}`)
    })
  expect(searching).toEqual([])
})
