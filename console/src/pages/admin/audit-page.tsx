import { AUDIT_LISTING, useAuditChoices } from '../../features/audit/audit-list.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** Who changed which user, profile or permission, from what to what. */
export function AuditPage() {
  const t = useTexts()
  const place = useListPosition(AUDIT_LISTING)
  const screen = useListScreen(AUDIT_LISTING, place, { choices: useAuditChoices() })
  return (
    <Page title={t('audit_page.title')} lead={t('audit_page.lead')}>
      <ListScreen screen={screen} />
    </Page>
  )
}
