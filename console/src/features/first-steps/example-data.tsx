import { Button, ProgressBar } from '@blueprintjs/core'
import {
  fillExampleData,
  getExampleData,
  ownTotal,
  removeExampleData,
  type ExampleData as Found,
} from '@deportivo/contracts/admin/example-data'
import { useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { messageOf } from '../../shared/net/localize.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { FillDialog, RemoveDialog } from './example-dialogs.tsx'
import './first-steps.css'

/** While something is done with it, a user watches. */
const WORKING_MS = 1_000

const fill = () => call(fillExampleData, { body: { confirmed: true } })
const remove = (found: Found) => call(removeExampleData, { body: { own: ownTotal(found) } })

function Working({ found }: { found: Found }) {
  const t = useTexts()
  const { state, done, total } = found
  const share = total > 0 ? done / total : 0
  const text =
    state === 'filling'
      ? t('example_data.filling', { percent: Math.round(100 * share) })
      : t('example_data.removing')
  return (
    <div role="status">
      <p>{text}</p>
      <ProgressBar {...(share > 0 ? { value: share } : {})} aria-label={text} />
    </div>
  )
}

function useExampleData() {
  const [isWorking, setWorking] = useState(false)
  const { data, refresh, put } = useFound(getExampleData, {}, { everyMs: isWorking ? WORKING_MS : 0 })
  const works = data?.state === 'filling' || data?.state === 'removing'
  if (works !== isWorking) setWorking(works)
  return { found: data, isWorking: works, refresh, put }
}

/** Confirms what is done next with the examples, and does it. */
function NextAct({
  found,
  onDone,
  onClose,
}: {
  found: Found
  onDone: (now?: Found) => void
  onClose: () => void
}) {
  const filling = useChange(fill, { isSilent: true })
  const removing = useChange(remove, { isSilent: true })
  if (found.state === 'loaded')
    return (
      <RemoveDialog
        found={found}
        isBusy={removing.isRunning}
        onConfirm={() => void removing.run(found).then((reply) => onDone(reply?.data))}
        onClose={onClose}
      />
    )
  return (
    <FillDialog
      isBusy={filling.isRunning}
      onConfirm={() => void filling.run(undefined).then((reply) => onDone(reply?.data))}
      onClose={onClose}
    />
  )
}

function Offer({ isLoaded, onAsk }: { isLoaded: boolean; onAsk: () => void }) {
  const t = useTexts()
  return (
    <div className="ad-row ad-row--wrap">
      <p className="ad-soft">{t(isLoaded ? 'example_data.loaded' : 'example_data.offer')}</p>
      <Button onClick={onAsk}>{t(isLoaded ? 'example_data.remove' : 'example_data.fill')}</Button>
    </div>
  )
}

/** Offers examples to an empty installation, shows how far they are filled, and removes them; else nothing. */
export function ExampleData() {
  const t = useTexts()
  const { found, isWorking, refresh, put } = useExampleData()
  const [isAsking, setAsking] = useState(false)
  if (!found || (found.state === 'none' && !found.is_offered)) return null
  const { problem } = found
  const ask = () => {
    // What was entered in the meantime is named too.
    refresh()
    setAsking(true)
  }
  const end = (now?: Found) => {
    setAsking(false)
    // Refused: it shows what has changed.
    if (now) put(now)
    else refresh()
  }
  return (
    <section className="ad-card ad-first-steps" aria-labelledby="example-data">
      <h2 id="example-data">{t('example_data.title')}</h2>
      {problem && <p role="alert">{messageOf(problem) ?? problem.message}</p>}
      {isWorking ? <Working found={found} /> : <Offer isLoaded={found.state === 'loaded'} onAsk={ask} />}
      {isAsking && !isWorking && <NextAct found={found} onDone={end} onClose={() => setAsking(false)} />}
    </section>
  )
}
