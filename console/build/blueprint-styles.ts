import postcss from 'postcss'
import rtlcss from 'postcss-rtlcss'
import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'
import { findUsedClasses } from './used-blueprint-classes.ts'

const SHEET = '@blueprintjs/core/lib/css/blueprint.css'
const CLASS = /\bbp6-[a-z0-9-]*[a-z0-9]/g

/** Blueprint colours every link of the dark theme; ours have their own colours. */
const LINKS = /^\.bp6-dark a(:hover)?$/

const INTENTS = ['primary', 'success', 'warning', 'danger']
  .map((intent) => `.bp6-intent-${intent}`)
  .join(', ')

/** The intent of something around an icon, found in the text of its class attribute. */
const INTENT_AROUND = /\[class\*=(["']?)bp6-intent-?\1\](?=[^\s,{]*\s[^,{]*\.bp6-icon)/g

/**
 * Names the intents of what is around an icon. By a selector of the whole class attribute, browsers style every icon of
 * the page again whenever a class of any element around it changes, as the body's does with each dialog.
 */
export const withNamedIntents = (css: string): string => css.replace(INTENT_AROUND, `:is(${INTENTS})`)

/** Removes the rules that can match nothing: the whole sheet would fill our budget of 50 KB gzip alone. */
export async function purge(css: string, isUsed: (name: string) => boolean): Promise<string> {
  const used = (css.match(CLASS) ?? []).filter(isUsed)
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: used.join(' '), extension: 'txt' }],
    safelist: [/^(?!bp6-)/],
  })
  return purged?.css ?? ''
}

/** Adds the mirror image for pages that are read from the right. `:where` leaves each rule as strong as it was. */
export function mirror(css: string): string {
  const plugin = rtlcss({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' })
  return postcss([plugin]).process(css, { from: undefined }).css
}

function withoutLinkColours(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkRules(LINKS, (rule) => void rule.remove())
  return sheet.toString()
}

/** Blueprint's style sheet for both reading directions, in a build with only what the entry uses of it. */
export function blueprintStyles(entry: string): Plugin {
  let isBuild = false
  return {
    name: 'blueprint-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async transform(code, id) {
      if (!id.endsWith(SHEET)) return null
      const css = withoutLinkColours(code)
      // While one develops, a component may be imported at any moment.
      const used = isBuild ? await purge(css, await findUsedClasses(entry)) : css
      return { code: mirror(withNamedIntents(used)), map: null }
    },
  }
}
