import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { geography } from '../migrations/0001-geography.ts'
import { clients } from '../migrations/0002-clients.ts'
import { peopleNamed } from '../migrations/0003-people-named.ts'
import { clientRanges } from '../migrations/0004-client-ranges.ts'
import { requests } from '../migrations/0005-requests.ts'
import { clientNumbers } from '../migrations/0006-client-numbers.ts'
import { shippedPlaces } from '../migrations/0007-shipped-places.ts'
import { clientMerges } from '../migrations/0008-client-merges.ts'
import { eventsOfClients } from '../migrations/0009-events-of-clients.ts'
import { clientImports } from '../migrations/0010-client-imports.ts'
import { settlements } from '../migrations/0011-settlements.ts'
import { publishedSettlements } from '../migrations/0012-published-settlements.ts'
import { importEnds } from '../migrations/0013-import-ends.ts'
import { clientPhones } from '../migrations/0014-client-phones.ts'
import { presentMunicipalities } from '../migrations/0016-present-municipalities.ts'
import { settledExchanges } from '../migrations/0017-settled-exchanges.ts'
import { clientPhotos } from '../migrations/0018-client-photos.ts'

export const salesMigrations: MigrationSet = {
  owner: 'sales',
  migrations: [
    geography,
    clients,
    peopleNamed,
    clientRanges,
    requests,
    clientNumbers,
    shippedPlaces,
    clientMerges,
    eventsOfClients,
    clientImports,
    settlements,
    publishedSettlements,
    importEnds,
    clientPhones,
    presentMunicipalities,
    settledExchanges,
    clientPhotos,
  ],
}
