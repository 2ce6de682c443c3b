import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { ChevronRight, More } from '@blueprintjs/icons'
import { useTexts } from '../../language/texts.tsx'
import { ActionButton } from '../../ui/controls/action-button.tsx'
import { LazyMenu } from '../../ui/controls/lazy-menu.tsx'
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

/** '⋯', which opens what else may be done. */
export function MoreButton({
  steps,
  size = 'small',
}: {
  steps: readonly RowStep[]
  size?: 'small' | 'medium'
}) {
  const t = useTexts()
  const button = (
    <Button
      className="ad-row-more"
      variant="minimal"
      size={size}
      icon={<More />}
      aria-label={t('common.more')}
    />
  )
  return <LazyMenu button={button} menu={<RowMenu steps={steps} />} />
}

/** What ends a row: its menu, and its main step while it is hovered or focused, as an icon that covers no text. */
export function RowSteps({ steps }: { steps: readonly RowStep[] }) {
  const main = steps.find(({ isMain }) => isMain)
  if (steps.length === 0) return null
  return (
    <span className="ad-row-steps">
      {main && (
        <span className="ad-row-step">
          <ActionButton
            variant="minimal"
            size="small"
            icon={main.icon ?? <ChevronRight />}
            aria-label={main.text}
            hint={main.text}
            reason={main.reason ?? null}
            onClick={main.onSelect}
          />
        </span>
      )}
      <MoreButton steps={steps} />
    </span>
  )
}
