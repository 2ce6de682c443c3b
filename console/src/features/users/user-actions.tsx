import { Disable, Endorsed, Trash, Unlock } from '@blueprintjs/icons'
import { removeSecondFactorOfUser } from '@deportivo/contracts/auth/second-factor'
import { deleteUser, updateUser, type User } from '@deportivo/contracts/auth/users'
import { useCallback, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import './users.css'

type UserDialog = 'disable' | 'delete' | 'factor' | null

/** Handles the reply of a change that does not navigate away. */
function useUserChanges(user: User, onChanged: (changed?: User) => void, onDeleted: () => void) {
  const t = useTexts()
  const { id, version } = user
  const setState = useChange(
    useCallback(
      (state_id: User['state_id']) => call(updateUser, { params: { id }, body: { state_id, version } }),
      [id, version],
    ),
  )
  const remove = useChange(
    useCallback(() => call(deleteUser, { params: { id } }), [id]),
    { isSilent: true },
  )
  const takeFactor = useChange(useCallback(() => call(removeSecondFactorOfUser, { params: { id } }), [id]))
  return {
    isRunning: setState.isRunning || remove.isRunning || takeFactor.isRunning,
    // Whatever came of it, the screen shows how the user stands now.
    setState: (state: User['state_id']) => setState.run(state).then((done) => onChanged(done?.data)),
    takeFactor: () => takeFactor.run(undefined).then(() => onChanged()),
    remove: () =>
      remove.run(undefined).then((done) => {
        if (!done) return
        if (!done.data.is_erased) showToast({ tone: 'info', text: t('people.was_disabled') })
        else if (done.message) showToast({ tone: 'success', text: done.message })
        onDeleted()
      }),
  }
}

/** The actions on a user's account; a disabled one shows its reason. */
export function UserActions({
  user,
  onChanged,
  onDeleted,
}: {
  user: User
  /** With the current user, where the change returned it. */
  onChanged: (changed?: User) => void
  onDeleted: () => void
}) {
  const t = useTexts()
  const isMe = useSession().user.id === user.id
  const mayUpdate = useCan('update users')
  const mayDelete = useCan('delete users')
  const [asked, setAsked] = useState<UserDialog>(null)
  const changes = useUserChanges(user, onChanged, onDeleted)
  const close = () => setAsked(null)
  const run = (act: () => Promise<unknown>) => void act().then(close)
  const noUpdate = mayUpdate ? null : t('people.not_yours')
  const { name, email } = user
  const dialogs = {
    disable: {
      act: () => changes.setState('disabled'),
      title: t('people.disable_title'),
      yes: t('people.disable'),
      text: t('people.disable_text', { name }),
    },
    delete: {
      act: changes.remove,
      title: t('people.delete_title'),
      yes: t('common.delete'),
      text: t('people.delete_text', { name, email }),
    },
    factor: {
      act: changes.takeFactor,
      title: t('people.second_factor'),
      yes: t('people.second_factor_remove'),
      text: t('people.second_factor_remove_text', { name }),
    },
  }
  const dialog = asked && dialogs[asked]
  return (
    <div className="ad-user-actions">
      {user.state_id === 'active' ? (
        <ActionButton
          icon={<Disable />}
          reason={isMe ? t('user.not_disable_yourself') : noUpdate}
          onClick={() => setAsked('disable')}
        >
          {t('people.disable')}
        </ActionButton>
      ) : (
        <ActionButton
          icon={<Endorsed />}
          reason={noUpdate}
          loading={changes.isRunning}
          onClick={() => void changes.setState('active')}
        >
          {t('people.enable')}
        </ActionButton>
      )}
      {user.has_second_factor && (
        <ActionButton icon={<Unlock />} reason={noUpdate} onClick={() => setAsked('factor')}>
          {t('people.second_factor_remove')}
        </ActionButton>
      )}
      <ActionButton
        icon={<Trash />}
        intent="danger"
        variant="outlined"
        reason={isMe ? t('user.not_delete_yourself') : mayDelete ? null : t('people.not_yours_to_delete')}
        onClick={() => setAsked('delete')}
      >
        {t('common.delete')}
      </ActionButton>
      {dialog && (
        <ConfirmDialog
          title={dialog.title}
          confirmText={dialog.yes}
          intent="danger"
          isBusy={changes.isRunning}
          onClose={close}
          onConfirm={() => run(dialog.act)}
        >
          {dialog.text}
        </ConfirmDialog>
      )}
    </div>
  )
}
