/** A colour that ends in 'o' in both genders and numbers: 'rojo', 'roja', 'rojos', 'rojas'. */
export function formsOf(colour: string): string[] {
  const stem = colour.slice(0, -1)
  return ['o', 'a', 'os', 'as'].map((ending) => stem + ending)
}
