import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'

type Frame = NodeJS.CallSite & { toString: () => string }

/** Without a map, stacks name the bundle. */
function readMap(file: string): SourceMap {
  const empty = { version: 3, file, sources: [], sourcesContent: [], names: [], mappings: '', sourceRoot: '' }
  const payload = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : empty
  return new SourceMap(payload)
}

/**
 * Stacks name our sources in place of the bundle. Node's own option reads the map of the whole bundle at each
 * start; here the first stack does.
 */
export function mapStacks(file: string): void {
  let map: SourceMap | undefined
  const mapped = (frame: Frame): string => {
    const line = frame.getLineNumber()
    const column = frame.getColumnNumber()
    const text = frame.toString()
    if (frame.getFileName() !== file || !line || !column) return text
    map ??= readMap(`${file}.map`)
    const entry = map.findEntry(line - 1, column - 1)
    // Lines of packages have no source.
    if (!('originalSource' in entry) || entry.originalSource === '') return text
    const { originalSource, originalLine, originalColumn } = entry
    return text.replace(
      `${file}:${line}:${column}`,
      `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
    )
  }
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${mapped(frame)}`)].join('\n')
}
