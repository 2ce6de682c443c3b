import type { ImportEvent } from '@deportivo/contracts/events/import'
import { hasRoom } from '@deportivo/platform/disk-room'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Deps, Job, LoggedEvent } from '@deportivo/platform/service'
import type { ImportRow, PhotoRow } from '../tables.ts'
import { failPhotos, fetchPhoto } from './fetch-photo.ts'
import { SilentHosts } from './silent-hosts.ts'

interface Asked {
  import_id: number
}

// Products whose pictures are fetched at once: more would be a flood for the shop that they come from.
const AT_ONCE = 4

/** Time for the pictures of one import: several times what 50,000 take that arrive. */
const MOST_MS = 6 * 60 * 60_000

const waitingOf = ({ db }: Deps, import_id: number) =>
  db('catalogue.import_photos').where({ import_id, state: 'waiting' })

/** Why no more pictures of an import are fetched; null: they are. */
async function stopReason(deps: Deps, { updated_at }: ImportRow): Promise<KeyedText | null> {
  const since = deps.clock.now().getTime() - updated_at.getTime()
  if (since > MOST_MS) return { key: 'import.photo.too_late' }
  return (await hasRoom(deps)) ? null : { key: 'import.photo.no_room' }
}

async function fetchOne(deps: Deps, row: ImportRow, photo: PhotoRow, silent: SilentHosts): Promise<void> {
  const { url } = photo
  if (silent.has(url)) {
    const stopped = waitingOf(deps, row.id).where('id', photo.id)
    await failPhotos(stopped, { key: 'import.photo.silent_host' })
  } else silent.note(url, await fetchPhoto(deps, row, photo))
}

/** Fetches the pictures of an import, some at a time; a job that was cut off goes on with those that are left. */
async function fetchPhotos(deps: Deps, row: ImportRow): Promise<void> {
  const silent = new SilentHosts()
  for (;;) {
    // The next one of each product: its pictures arrive in the order of the file.
    const photos = await waitingOf(deps, row.id)
      .distinctOn('product_id')
      .orderBy(['product_id', 'id'])
      .limit(AT_ONCE)
      .select('*')
    if (photos.length === 0) return
    const reason = await stopReason(deps, row)
    if (reason) await failPhotos(waitingOf(deps, row.id), reason)
    else await Promise.all(photos.map((photo) => fetchOne(deps, row, photo, silent)))
  }
}

/** The imports of a person that wait for pictures, oldest first. */
const waitingImports = ({ db }: Deps, by_id: number) =>
  db('catalogue.imports')
    .where({ by_id, state: 'applied' })
    .whereExists(
      db('catalogue.import_photos')
        .whereRaw("import_id = imports.id and state = 'waiting'")
        .select(db.raw('1')),
    )
    .orderBy('id')

/** Fetches the pictures of a person's imports one after the other: the others of the job are of other people. */
async function fetchInTurn(deps: Deps, { import_id }: Asked, isLast: boolean): Promise<void> {
  const asked = await deps.db('catalogue.imports').where('id', import_id).first()
  if (!asked) return
  const next = () => waitingImports(deps, asked.by_id).first()
  // The job of an older one fetches these too.
  for (let row = await next(); row && row.id >= import_id; row = await next()) {
    try {
      await fetchPhotos(deps, row)
    } catch (error) {
      if (!isLast) throw error
      deps.log.error({ err: error, import_id: row.id }, 'the pictures of an import could not be fetched')
      await failPhotos(waitingOf(deps, row.id), { key: 'import.photo.failed' })
    }
  }
}

export const importPhotosJob: Job<Asked> = {
  name: 'import-photos',
  on: {
    'import.requested': ({ payload }: LoggedEvent) => {
      const { import_id, work } = payload as ImportEvent
      return work === 'photos' ? { import_id } : null
    },
  },
  run: (deps, asked, { isLast }) => fetchInTurn(deps, asked, isLast),
  // A large import must not make the pictures of another wait.
  concurrency: 2,
  isHeavy: true,
}
