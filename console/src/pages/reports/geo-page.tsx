import type { DeclaredReport } from '@deportivo/contracts/reports/declare-report'
import { geo } from '@deportivo/contracts/reports/geo'
import { useGeo } from '../../features/geo/use-geo.tsx'
import { withoutClients } from '@deportivo/contracts/reports/shown/without-clients'
import { MorningMail } from '../../features/report-mails/morning-mail.tsx'
import { ReportScreen } from '../../shared/report/report-screen.tsx'
import { useSession } from '../../shared/session/session.tsx'

const WITHOUT_CLIENTS: DeclaredReport = withoutClients(geo)

/** 'Geográfico': where what is sold goes, and where clients live. */
export function GeoPage() {
  const { grants } = useSession()
  const report = grants['read clients'] === 'all' ? geo : WITHOUT_CLIENTS
  return <ReportScreen report={report} useDetail={useGeo} action={<MorningMail report={report} />} />
}
