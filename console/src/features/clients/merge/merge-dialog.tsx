import { Button } from '@blueprintjs/core'
import { SwapHorizontal } from '@blueprintjs/icons'
import { getClient, type Client, type ClientPick } from '@deportivo/contracts/clients/clients'
import { useState } from 'react'
import { ClientPicker } from '../../../entities/client/client-picker.tsx'
import { FormError } from '../../../shared/form/field.tsx'
import { StaleNotice } from '../../../shared/form/stale/stale-notice.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { BothClients } from './both-clients.tsx'
import { useMerge } from './use-merge.ts'
import './merge.css'

/** The two clients of the dialog, as they are stored: the given one, and the one that was picked. */
function usePair(given: Client) {
  const [first, setFirst] = useState(given)
  const [picked, pick] = useState<ClientPick | null>(null)
  const found = useFound(getClient, picked ? { params: { id: picked.id } } : null)
  const [isSwapped, setSwapped] = useState(false)
  const second = picked && found.data?.id === picked.id ? found.data : null
  return {
    picked,
    pick,
    error: found.error,
    stays: isSwapped && second ? second : first,
    goes: isSwapped && second ? first : second,
    swap: () => setSwapped(!isSwapped),
    /** Shows what another user stored meanwhile. */
    renew: (stored: Client) => {
      if (stored.id === first.id) setFirst(stored)
      else found.put(stored)
    },
  }
}

const wordsOf = (error: CallError | null | undefined): string | undefined =>
  error ? (Object.values(error.errors)[0] ?? error.serverText ?? undefined) : undefined

/** Both clients, and what merging them does. */
function Effect({ stays, goes, onSwap }: { stays: Client; goes: Client; onSwap: () => void }) {
  const t = useTexts()
  return (
    <>
      <BothClients stays={stays} goes={goes} />
      <div>
        <Button icon={<SwapHorizontal />} onClick={onSwap}>
          {t('client.merge.swap')}
        </Button>
      </div>
      <p>{t('client.merge.effect', { name: stays.name, duplicate: goes.name })}</p>
    </>
  )
}

/** Why they cannot be merged now; null: they can. */
function useRefusal(client: Client, picked: ClientPick | null, goes: Client | null): string | null {
  const t = useTexts()
  if (picked?.id === client.id) return t('client.merge.same')
  return goes === null ? t('client.merge.choose') : null
}

/** 'Unir con otro cliente': chooses the other one, shows both, and which of them stays. */
export function MergeDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { picked, pick, error: unread, stays, goes, swap, renew } = usePair(client)
  const { merge, error, clearError, isRunning } = useMerge(onClose)
  const refusal = useRefusal(client, picked, goes)
  const isPossible = goes !== null && refusal === null
  const stale = error?.isStale ? error : null
  const confirm = () => {
    if (isPossible) void merge(stays, goes)
  }
  const show = (next: ClientPick | null) => {
    clearError()
    pick(next)
  }
  const showStored = ({ data }: CallError) => {
    clearError()
    renew(data as Client)
  }
  return (
    <AppDialog
      title={t('client.merge.title', { name: client.name })}
      onClose={onClose}
      onSubmit={confirm}
      width={680}
      isModal
      footer={
        <DialogFoot
          note={refusal !== null && <span className="ad-dialog__note">{refusal}</span>}
          onClose={onClose}
        >
          <ActionButton intent="primary" reason={refusal} loading={isRunning} onClick={confirm}>
            {t('client.merge.confirm')}
          </ActionButton>
        </DialogFoot>
      }
    >
      <div className="ad-stack ad-merge">
        {stale && <StaleNotice failure={stale} onShow={() => showStored(stale)} />}
        <ClientPicker picked={picked} onPick={show} typed={typed} onType={setTyped} />
        {isPossible && <Effect stays={stays} goes={goes} onSwap={swap} />}
        <FormError message={wordsOf(unread) ?? (stale ? undefined : wordsOf(error))} />
      </div>
    </AppDialog>
  )
}
