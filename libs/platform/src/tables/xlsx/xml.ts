import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { TableRefused } from '../table-refused.ts'

export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** A parser of one part. A document type is refused: it could define texts that grow without end. */
function parserOf({ open, close, text }: XmlHandler): SaxesParser {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new TableRefused('import.damaged')
  })
  parser.on('error', (error) => {
    throw error
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return parser
}

/** Parses a part piece by piece; what its handler gathered is taken after each piece. */
export async function* parseXml(part: Readable, handler: XmlHandler): AsyncGenerator<void> {
  const parser = parserOf(handler)
  for await (const text of part.setEncoding('utf8')) {
    parser.write(text as string)
    yield
  }
  parser.close()
}

export async function parseWholeXml(part: Readable, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(part, handler)) continue
}
