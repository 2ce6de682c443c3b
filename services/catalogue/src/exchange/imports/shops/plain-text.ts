import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'

// What a browser does not show either.
const HIDDEN = new Set(['script', 'style', 'template', 'title', 'iframe'])
const LINES = new Set([
  'p',
  'div',
  'br',
  'hr',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'tr',
  'table',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'header',
  'footer',
  'figure',
  'figcaption',
])
const CELLS = new Set(['td', 'th'])

/** The text of a description as a browser shows it: lines and cells of a table apart, without marks and programs. */
export function plainText(html: string): string {
  let text = ''
  let hidden = 0
  const between = (name: string) => {
    if (LINES.has(name)) text += '\n'
    if (CELLS.has(name)) text += ' '
  }
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden += 1
      between(name)
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1
      between(name)
    },
    ontext(written) {
      if (hidden === 0) text += written
    },
  })
  parser.end(html)
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** A name without the signs that HTML writes otherwise: `Zancada &amp; Co`. It is no HTML: `<` stays. */
export const plainTitle = (name: string): string => (name.includes('&') ? decodeHTML(name) : name)
