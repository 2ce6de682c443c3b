import postcss, { type Rule } from 'postcss'
import type { Plugin } from 'vite'

/**
 * Parts of Blueprint that no screen uses. Its style sheet comes whole and would fill our budget of 50 KB gzip alone.
 * A part that a screen starts to use must be taken off this list, or it shows unstyled.
 */
const UNUSED = [
  'alert',
  'breadcrumb',
  'breadcrumbs',
  'card-list',
  'context-menu',
  'control-card',
  'editable-text',
  'entity-title',
  'file-input',
  'file-upload-input',
  'html-table',
  'hotkey',
  'multistep-dialog',
  'navbar',
  'panel-stack',
  'panel-stack2',
  'progress-bar',
  'range-slider',
  'section',
  'slider',
  'tabs',
  'tab',
  'tab-list',
  'tab-panel',
  'tag-input',
  'toast',
  'tree',
  'tree-node',
  'running-text',
  'blockquote',
  'code-block',
  'callout',
  'non-ideal-state',
  'compound-tag',
  'link',
]

// The name must end there or go on with a dash, so that `tab` spares `table`.
const PATTERN = new RegExp(`\\.bp6-(?:${UNUSED.join('|')})(?![a-z0-9])`)

/** Blueprint paints every link of the dark theme; ours have their own colours. */
const LINKS = /^\.bp6-dark a(:hover)?$/

function keepUsed(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !PATTERN.test(selector) && !LINKS.test(selector))
  if (used.length === 0) rule.remove()
  else if (used.length < rule.selectors.length) rule.selectors = used
}

/** Drops the rules of Blueprint's style sheet whose every selector names an unused part. */
export function keepUsedBlueprint(): Plugin {
  return {
    name: 'keep-used-blueprint',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('@blueprintjs/core/lib/css/blueprint.css')) return null
      const sheet = postcss.parse(code)
      sheet.walkRules(keepUsed)
      sheet.walkAtRules((rule) => {
        if (rule.nodes?.length === 0) rule.remove()
      })
      return { code: sheet.toString(), map: null }
    },
  }
}
