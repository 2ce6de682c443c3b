import type { SWRConfiguration } from 'swr'
import { isCallError } from './call-error.ts'

/** No reply, or one of a server that cannot serve for the moment: the same call may succeed soon. */
export const isTransient = (status: number): boolean => [0, 502, 503, 504].includes(status)

/** `call` repeats by itself within seconds; these are rare enough for a server in trouble. */
const READ_AGAIN_MS = 10_000

/** A page that could not be read is read again until it can be, without a click. */
export const RETRIES = {
  shouldRetryOnError: (error: unknown) => isCallError(error) && isTransient(error.status),
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    void setTimeout(() => void revalidate({ retryCount }), READ_AGAIN_MS),
} satisfies SWRConfiguration
