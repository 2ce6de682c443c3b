import { isCallError, type CallError } from '../../net/call-error.ts'

/**
 * The reply of a change to a record. Undefined where another user changed the record meanwhile: `onStale` shows that, and
 * the form doesn't repeat it. Without `onStale` the form shows this failure like any other.
 */
export async function unlessStale<R>(
  change: Promise<R>,
  onStale: ((failure: CallError) => void) | undefined,
): Promise<R | undefined> {
  try {
    return await change
  } catch (failure) {
    if (!onStale || !isCallError(failure) || !failure.isStale) throw failure
    onStale(failure)
    return undefined
  }
}
