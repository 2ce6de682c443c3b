import { Plus } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { ExampleData } from '../../features/first-steps/example-data.tsx'
import { FirstSteps } from '../../features/first-steps/first-steps.tsx'
import { USER_LISTING, useUserChoices } from '../../features/users/user-list.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PeopleTabs } from '../../features/users/people-tabs.tsx'

/** The users, and the first page of who manages a new installation: found, registered, and each one's detail. */
export function UsersPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create users')
  const mayFillLists = useCan('create catalogue')
  const maySetUp = useCan('manage settings')
  const screen = useListScreen(USER_LISTING, useListPosition(USER_LISTING), { choices: useUserChoices() })
  return (
    <Page
      title={t('menu.users')}
      lead={t('people.lead')}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayCreate ? null : t('people.not_yours_to_create')}
          onClick={() => void navigate(paths.newUser)}
        >
          {t('people.new')}
        </ActionButton>
      }
    >
      {mayFillLists && <FirstSteps />}
      {maySetUp && <ExampleData />}
      <PeopleTabs />
      <ListScreen screen={screen} />
    </Page>
  )
}
