/** A random id. `crypto.randomUUID` is missing where the shop opens the console by its address without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
