import { Button } from '@blueprintjs/core'
import { Fullscreen } from '@blueprintjs/icons'
import { manager } from '@deportivo/contracts/reports/manager'
import { GoalSection, usePresentGoals } from '../../features/goals/goals-detail.tsx'
import { useLowStockDetail } from '../../features/manager/low-stock.tsx'
import { Wall } from '../../features/manager/wall.tsx'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { ReportScreen } from '../../shared/report/report-screen.tsx'
import { useCan } from '../../shared/session/session.tsx'

/** What is about to run out, and how far the sellers are this month. */
const useManagerDetail: UseDetail = (of) => {
  const stock = useLowStockDetail(of)
  const goals = usePresentGoals(of.report.name, of.isPaused)
  const mayRead = useCan('read settlements')
  return {
    ...stock,
    section: (
      <>
        {stock.section}
        {mayRead && <GoalSection {...goals} />}
      </>
    ),
    isLoading: stock.isLoading === true || (mayRead && !goals.data && !goals.error),
  }
}

const NAMES = ['wall'] as const

/** 'Gerencial': the day against yesterday, and the same as a screen for the wall, which has an address of its own. */
export function ManagerPage() {
  const t = useTexts()
  const [{ wall }, change] = useUrlState(NAMES)
  const open = () => change({ wall: 'on' })
  return (
    <>
      <ReportScreen
        report={manager}
        useDetail={useManagerDetail}
        action={
          <>
            <MorningMail report={manager} />
            <Button variant="minimal" className="ad-report-act" icon={<Fullscreen />} onClick={open}>
              {t('wall.open')}
            </Button>
          </>
        }
      />
      {wall !== undefined && <Wall onClose={() => change({ wall: undefined })} />}
    </>
  )
}
