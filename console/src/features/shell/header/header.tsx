import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Cog, Menu as MenuGlyph, Plus, Search } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { CameraButton } from '../../../shared/scan/camera/camera-button.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { headerActions, type HeaderActionId } from './header-actions.ts'
import './header.css'
import { ButtonPopover } from '../../../shared/ui/controls/button-popover.tsx'

interface HeaderProps {
  isNarrow: boolean
  /** The menu opens over the page. */
  isFolded: boolean
  /** In the menu where it opens over the page. */
  pinned: ReactNode
  userMenu: ReactNode
  bell: ReactNode
  onMenu: () => void
  onAction: (id: HeaderActionId) => void
  onPalette: () => void
  onPanel: () => void
}

/** What the profile may start: buttons where the bar has room for them, one menu where it has not. */
function Actions({ onAction }: Pick<HeaderProps, 'onAction'>) {
  const t = useTexts()
  const { profile, grants } = useSession()
  const actions = headerActions(profile.id, grants)
  const menu = (
    <Menu>
      {actions.map(({ id, label, refusal }) => (
        <MenuItem
          key={id}
          {...(refusal === null ? {} : { 'aria-disabled': true, className: 'ad-header__refused' })}
          multiline
          text={t(label)}
          // In words below it: a finger has no tooltip.
          labelElement={refusal === null ? null : <span className="ad-small">{t(refusal)}</span>}
          shouldDismissPopover={refusal === null}
          onClick={() => refusal === null && onAction(id)}
        />
      ))}
    </Menu>
  )
  return (
    <>
      <div className="ad-header__actions">
        {actions.map(({ id, label, refusal }) => (
          <ActionButton key={id} reason={refusal === null ? null : t(refusal)} onClick={() => onAction(id)}>
            {t(label)}
          </ActionButton>
        ))}
      </div>
      {/* A menu in which nothing can be started is no menu. */}
      {actions.some(({ refusal }) => refusal === null) && (
        <div className="ad-header__new">
          <ButtonPopover content={menu} placement="bottom-start">
            <Button icon={<Plus />} intent="primary" aria-label={t('header.new')} />
          </ButtonPopover>
        </div>
      )}
    </>
  )
}

/** The bar over every page. */
export function Header(props: HeaderProps) {
  const t = useTexts()
  return (
    <header className="ad-header">
      {props.isFolded && (
        <Button variant="minimal" icon={<MenuGlyph />} aria-label={t('menu.open')} onClick={props.onMenu} />
      )}
      <Actions onAction={props.onAction} />
      {!props.isFolded && props.pinned}
      <div className="ad-header__end">
        {props.isNarrow && <CameraButton isOnce variant="minimal" className="ad-header__camera" />}
        {props.isNarrow ? (
          <Button
            variant="minimal"
            icon={<Search />}
            aria-label={t('palette.title')}
            onClick={props.onPalette}
          />
        ) : (
          <button type="button" className="ad-header__find" onClick={props.onPalette}>
            <Search size={14} />
            <span>{t('palette.title')}</span>
            <kbd className="ad-kbd">Ctrl K</kbd>
          </button>
        )}
        {props.bell}
        <Button variant="minimal" icon={<Cog />} aria-label={t('panel.title')} onClick={props.onPanel} />
        {props.userMenu}
      </div>
    </header>
  )
}
