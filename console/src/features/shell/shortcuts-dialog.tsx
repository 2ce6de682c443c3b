import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { GO_KEYS } from './shortcuts.ts'
import './header/header.css'

/** '?': what the keyboard can do. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const rows: [keys: string, does: string][] = [
    ['Ctrl K', t('shortcuts.palette')],
    ['/', t('shortcuts.search')],
    ['n', t('shortcuts.new')],
    ...GO_KEYS.map(({ letter, page }): [string, string] => [
      `g ${letter}`,
      t('shortcuts.go', { page: t(page) }),
    ]),
    ['g v', t('shortcuts.go', { page: t('notification.title') })],
    ['+', t('shortcuts.add_product')],
    ['k', t('shortcuts.size_run')],
    ['v', t('shortcuts.product_view')],
    ['x c', t('shortcuts.product_card')],
    ['p', t('shortcuts.print')],
    ['[ ]', t('shortcuts.walk')],
    ['r l v s', t('shortcuts.return_steps')],
    ['F2', t('shortcuts.edit_cell')],
    ['Ctrl Enter', t('shortcuts.main_step')],
    ['?', t('shortcuts.help')],
  ]
  return (
    <AppDialog title={t('shortcuts.title')} onClose={onClose} width={440}>
      <dl className="ad-keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key} className="ad-kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  )
}
