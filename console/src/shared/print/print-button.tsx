import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useTexts } from '../language/texts.tsx'
import type { usePaper } from './print-sheet.tsx'
import { ButtonPopover } from '../ui/controls/button-popover.tsx'

const PAPERS = ['a4', 'roll'] as const

/** A paper that a page has, by its name. */
export interface Paper {
  name: string
  printOn: (paper: (typeof PAPERS)[number]) => void
}

/** Prints one of the papers that a page has, each on a sheet or on the roll of the counter. */
export function PrintPapersButton({ text, papers }: { text?: string; papers: readonly Paper[] }) {
  const t = useTexts()
  const menu = (
    <Menu>
      {papers.flatMap(({ name, printOn }) =>
        PAPERS.map((paper) => (
          <MenuItem
            key={`${name} ${paper}`}
            text={[name, t(`print.${paper}`)].filter(Boolean).join(' · ')}
            onClick={() => printOn(paper)}
          />
        )),
      )}
    </Menu>
  )
  return (
    <ButtonPopover content={menu} placement="bottom-end">
      <Button icon={<Print />}>{text ?? t('sale.print')}</Button>
    </ButtonPopover>
  )
}

/** Prints what the page has on paper: on a sheet, or on the roll of the counter. */
export const PrintButton = ({ printOn }: Pick<ReturnType<typeof usePaper>, 'printOn'>) => (
  <PrintPapersButton papers={[{ name: '', printOn }]} />
)
