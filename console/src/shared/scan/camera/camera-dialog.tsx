import { Button } from '@blueprintjs/core'
import { Flash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { reportError } from '../../toasts/report-error.ts'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { EmptyState } from '../../ui/status/states.tsx'
import { scan } from '../scanning.ts'
import { useCamera } from './use-camera.ts'
import './camera.css'

function View({ onCode, onRetry }: { onCode: (text: string) => void; onRetry: () => void }) {
  const t = useTexts()
  const { video, state, torch } = useCamera(onCode)
  const isUsable = state === 'starting' || state === 'on'
  return (
    <div className="ad-stack">
      {/* Stays in the page while it starts: the stream is given to it. */}
      <video
        ref={video}
        className="ad-camera"
        aria-label={t('camera.picture')}
        hidden={!isUsable}
        muted
        playsInline
      />
      <p className="ad-soft" role="status">
        {isUsable && t(state === 'on' ? 'camera.help' : 'camera.starting')}
      </p>
      {!isUsable && (
        <div role="alert">
          <EmptyState isCompact title={t(`camera.problem.${state}`)} text={t(`camera.advice.${state}`)}>
            {state !== 'insecure' && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          </EmptyState>
        </div>
      )}
      {torch && (
        <Button icon={<Flash />} active={torch.isOn} onClick={torch.toggle}>
          {t(torch.isOn ? 'camera.light_off' : 'camera.light_on')}
        </Button>
      )}
    </div>
  )
}

/** The camera as a scanner: its codes go where those of a scanner go. */
export function CameraDialog({ isOnce, onClose }: { isOnce: boolean; onClose: () => void }) {
  const t = useTexts()
  const [attempt, setAttempt] = useState(0)
  const take = (text: string) => {
    scan(text).then((isFound) => isOnce && isFound && onClose(), reportError)
  }
  return (
    <AppDialog title={t('camera.open')} width={520} onClose={onClose}>
      <View key={attempt} onCode={take} onRetry={() => setAttempt(attempt + 1)} />
    </AppDialog>
  )
}
