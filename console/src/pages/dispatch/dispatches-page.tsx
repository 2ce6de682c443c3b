import { DispatchScreen } from '../../features/dispatch/dispatch-screen.tsx'

export function DispatchesPage() {
  return <DispatchScreen />
}
