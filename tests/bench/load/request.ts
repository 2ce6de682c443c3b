/** A GET as raw HTTP. */
export function get(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\n${written(headers)}\r\n`
}

/** A POST with JSON, as raw HTTP. */
export function post(path: string, body: object, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body)
  const length = Buffer.byteLength(json)
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${written(headers)}\r\n${json}`
}

const written = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
