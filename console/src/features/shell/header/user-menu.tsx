import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { CaretDown, LogOut, Tick, User } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { MenuItem as Page } from '../menu.ts'
import { ButtonPopover } from '../../../shared/ui/controls/button-popover.tsx'

/** Who works here, as what; another profile, one's own pages, and the way out. */
export function UserMenu({
  pages,
  onChoose,
  onSignOut,
}: {
  pages: readonly Page[]
  onChoose: (profile: { id: string; name: string }) => void
  onSignOut: () => void
}) {
  const t = useTexts()
  const { user, profile } = useSession()
  const navigate = useNavigate()
  const menu = (
    <Menu aria-label={t('user.menu')}>
      {/* Only to be read: neither is an entry of the menu. */}
      <li role="none" className="ad-user-card">
        <strong>{user.data.displayName}</strong>
        <span className="ad-soft ad-small">{user.data.email}</span>
      </li>
      <MenuDivider />
      <li role="none" className="ad-overline ad-user-card">
        {t('user.profiles')}
      </li>
      {user.profiles.map((one) => (
        <MenuItem
          key={one.id}
          text={one.name}
          icon={one.id === profile.id ? <Tick /> : <span className="bp6-icon" />}
          aria-current={one.id === profile.id}
          onClick={() => onChoose(one)}
        />
      ))}
      {pages.length > 0 && <MenuDivider />}
      {pages.map(({ id, label, url }) => (
        <MenuItem
          key={id}
          text={t(label)}
          icon={<span className="bp6-icon" />}
          onClick={() => url && void navigate(url)}
        />
      ))}
      <MenuDivider />
      <MenuItem icon={<LogOut />} text={t('user.sign_out')} onClick={onSignOut} />
    </Menu>
  )
  return (
    <ButtonPopover content={menu} placement="bottom-end">
      <Button
        variant="minimal"
        className="ad-user-button"
        aria-label={`${user.data.displayName} ${profile.name}`}
        icon={<User />}
        endIcon={<CaretDown />}
      >
        <span className="ad-user-button__name">{user.data.displayName}</span>{' '}
        <span className="ad-user-button__profile">{profile.name}</span>
      </Button>
    </ButtonPopover>
  )
}
