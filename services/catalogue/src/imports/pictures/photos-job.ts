import type { ImportEvent } from '@deportivo/contracts/events/import'
import type { Deps, Job, LoggedEvent } from '@deportivo/platform/service'
import { failPhotos, fetchPhoto } from './fetch-photo.ts'

interface Asked {
  import_id: number
}

// Products whose pictures are fetched at once: more would be a flood for the shop that they come from.
const AT_ONCE = 4

/** Fetches the pictures of an import, some at a time; a job that was cut off goes on with those that are left. */
async function fetchPhotos(deps: Deps, { import_id }: Asked, isLast: boolean): Promise<void> {
  const row = await deps.db('catalogue.imports').where('id', import_id).first()
  if (!row) return
  const waiting = () => deps.db('catalogue.import_photos').where({ import_id, state: 'waiting' })
  try {
    for (;;) {
      // The next one of each product: its pictures arrive in the order of the file.
      const photos = await waiting()
        .distinctOn('product_id')
        .orderBy(['product_id', 'id'])
        .limit(AT_ONCE)
        .select('*')
      if (photos.length === 0) return
      await Promise.all(photos.map((photo) => fetchPhoto(deps, row, photo)))
    }
  } catch (error) {
    if (isLast) await failPhotos(waiting(), { key: 'import.photo.failed' })
    throw error
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
  run: (deps, asked, { isLast }) => fetchPhotos(deps, asked, isLast),
  // A large import must not make the pictures of another wait.
  concurrency: 2,
}
