/** The rows with one of them taken out and put in another place. */
export function movedTo<R>(rows: readonly R[], from: number, to: number): R[] {
  const others = rows.toSpliced(from, 1)
  return others.toSpliced(to, 0, ...rows.slice(from, from + 1))
}
