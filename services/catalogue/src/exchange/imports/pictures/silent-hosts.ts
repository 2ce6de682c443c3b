const MOST_FAILURES = 3

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Servers that did not reply several times in a row: each of thousands of pictures would wait for nothing. */
export class SilentHosts {
  private readonly failures = new Map<string, number>()

  has(url: string): boolean {
    return (this.failures.get(hostOf(url)) ?? 0) >= MOST_FAILURES
  }

  /** What became of a request to the server. */
  note(url: string, { isSilent }: { isSilent: boolean }): void {
    const host = hostOf(url)
    if (host === '') return
    this.failures.set(host, isSilent ? (this.failures.get(host) ?? 0) + 1 : 0)
  }
}
