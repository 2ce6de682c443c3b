import type { ConnectionStatus } from '../../../shared/ui/status/live-badge.tsx'

/**
 * Without a network nothing is live, although an open socket may take a while to notice. Polling counts as a working
 * connection only while the server replies. An empty board is no news of anything: until its snapshot is there it connects.
 */
export const shownStatus = (
  status: ConnectionStatus,
  { isOnline, hasSnapshot, hasFailed }: { isOnline: boolean; hasSnapshot: boolean; hasFailed: boolean },
): ConnectionStatus => {
  if (!isOnline || (status === 'polling' && hasFailed)) return 'reconnecting'
  return hasSnapshot ? status : 'connecting'
}
