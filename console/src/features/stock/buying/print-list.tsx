import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useTexts } from '../../../shared/language/texts.tsx'

/** Prints the rows on screen as they stand. */
export function PrintList() {
  const t = useTexts()
  return (
    <Button icon={<Print />} onClick={() => window.print()}>
      {t('sale.print')}
    </Button>
  )
}
