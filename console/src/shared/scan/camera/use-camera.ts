import { useEffect, useRef, useState, type RefObject } from 'react'
import { isCameraAllowedHere, problemOf, watchCamera, type CameraProblem } from './watch-camera.ts'

// Not among the capabilities that the types of the DOM know.
interface WithTorch {
  torch?: boolean
}

const hasTorch = (track: MediaStreamTrack) =>
  'getCapabilities' in track && (track.getCapabilities() as WithTorch).torch === true

interface Camera {
  video: RefObject<HTMLVideoElement | null>
  state: 'starting' | 'on' | CameraProblem
  /** The lamp beside the lens, where there is one. */
  torch: { isOn: boolean; toggle: () => void } | null
}

/** The camera of the device while the component is mounted; `onCode` gets what it sees. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  const [state, setState] = useState<Camera['state']>(isCameraAllowedHere() ? 'starting' : 'insecure')
  const [lamp, setLamp] = useState<MediaStreamTrack | null>(null)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!isCameraAllowedHere() || !element) return
    const ending = new AbortController()
    const onOpen = (track: MediaStreamTrack | undefined) => {
      setState('on')
      setLamp(track && hasTorch(track) ? track : null)
    }
    watchCamera(element, ending.signal, { onOpen, onCode: (text) => latest.current(text) }).catch(
      (error: unknown) => {
        if (!ending.signal.aborted) setState(problemOf(error))
      },
    )
    return () => ending.abort()
  }, [])
  const toggle = () => {
    const advanced = [{ torch: !isOn } as MediaTrackConstraintSet]
    void lamp?.applyConstraints({ advanced }).then(
      () => setOn(!isOn),
      () => setLamp(null),
    )
  }
  return { video, state, torch: lamp && { isOn, toggle } }
}
