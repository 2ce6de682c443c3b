import { Button } from '@blueprintjs/core'
import { Export, Share } from '@blueprintjs/icons'
import { useFootBar } from '../../shared/hooks/use-foot-bar.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import '../../shared/list/screen/selection-bar.css'

/** How many products are chosen, over all pages and filters, and what may be done with them. */
export function ShareBar({
  count,
  isExporting,
  onShare,
  onExport,
  onClear,
}: {
  count: number
  isExporting: boolean
  onShare: () => void
  onExport: () => void
  onClear: () => void
}) {
  const t = useTexts()
  useFootBar('selection', count > 0)
  if (count === 0) return null
  return (
    <section className="ad-selection" aria-label={t('list.selection')}>
      <strong role="status">{t('list.selected', { count })}</strong>
      <Button size="small" intent="primary" icon={<Share />} onClick={onShare}>
        {t('share.title')}
      </Button>
      <Button size="small" icon={<Export />} loading={isExporting} onClick={onExport}>
        {t('list.export')}
      </Button>
      <Button size="small" variant="minimal" onClick={onClear}>
        {t('list.unselect')}
      </Button>
    </section>
  )
}
