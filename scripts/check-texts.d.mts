interface SourceFile {
  readonly path: string
  readonly source: string
}

/** The problems of these sources, one line each. `catalogues` is language → key → text. */
export function textProblems(
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
  files: readonly SourceFile[],
): string[]

/** Texts that no source uses, one line each. */
export function unusedTexts(es: Readonly<Record<string, string>>, files: readonly SourceFile[]): string[]

/** Keys that two tables of texts define, one line each. */
export function textsDefinedTwice(tables: readonly SourceFile[]): string[]
