interface SourceFile {
  readonly path: string
  readonly source: string
}

/** Every table, view and function that a migration creates, with the package that owns it. */
export function ownersOf(files: readonly SourceFile[]): Map<string, string>

/** Each name in a file that belongs to another owner and is neither published nor granted, or is written there. */
export function foreignNames(file: SourceFile, owners: ReadonlyMap<string, string>): string[]
