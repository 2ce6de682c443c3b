import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { ActionButton } from '../../ui/controls/action-button.tsx'
import { focusFirstItem } from './focus-first-item.ts'
import type { RowStep } from './row-step.ts'
import './row-menu.css'

function Step({ text, icon, tone, reason = null, onSelect }: RowStep) {
  return (
    <MenuItem
      text={text}
      {...(icon ? { icon } : {})}
      {...(reason === null ? {} : { label: reason })}
      intent={tone ?? 'none'}
      disabled={reason !== null}
      onClick={onSelect}
    />
  )
}

/** All that may be done with a row; what can't be undone stands apart at the end. */
export function RowMenu({ steps }: { steps: readonly RowStep[] }) {
  const t = useTexts()
  const last = steps.filter(({ tone }) => tone === 'danger')
  return (
    <Menu aria-label={t('list.actions')}>
      {steps
        .filter(({ tone }) => tone !== 'danger')
        .map((step) => (
          <Step key={step.text} {...step} />
        ))}
      {last.length > 0 && <MenuDivider />}
      {last.map((step) => (
        <Step key={step.text} {...step} />
      ))}
    </Menu>
  )
}

/** The menu's button. A popover costs more than the rest of the row: it is made when it is first opened. */
function MoreButton({ steps }: { steps: readonly RowStep[] }) {
  const t = useTexts()
  const [isUsed, setUsed] = useState(false)
  const button = (
    <Button
      className="ad-row-more"
      variant="minimal"
      size="small"
      icon={<More />}
      aria-haspopup="menu"
      aria-label={t('common.more')}
      {...(isUsed ? {} : { onClick: () => setUsed(true) })}
    />
  )
  if (!isUsed) return button
  return (
    <PopoverNext
      content={<RowMenu steps={steps} />}
      placement="bottom-end"
      arrow={false}
      defaultIsOpen
      onOpened={focusFirstItem}
    >
      {button}
    </PopoverNext>
  )
}

/** What ends a row: its menu, and its main step while it is hovered or focused. */
export function RowSteps({ steps }: { steps: readonly RowStep[] }) {
  const main = steps.find(({ isMain }) => isMain)
  if (steps.length === 0) return null
  return (
    <span className="ad-row-steps">
      {main && (
        <span className="ad-row-step">
          <ActionButton size="small" reason={main.reason ?? null} onClick={main.onSelect}>
            {main.text}
          </ActionButton>
        </span>
      )}
      <MoreButton steps={steps} />
    </span>
  )
}
