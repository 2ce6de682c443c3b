import type { ConnectionStatus } from '../../../shared/ui/live-badge.tsx'

/**
 * Without a network nothing is live, although an open socket may take a while to notice. Polling counts as a working
 * connection only while the server replies.
 */
export const shownStatus = (
  status: ConnectionStatus,
  { isOnline, hasFailed }: { isOnline: boolean; hasFailed: boolean },
): ConnectionStatus => (!isOnline || (status === 'polling' && hasFailed) ? 'reconnecting' : status)
