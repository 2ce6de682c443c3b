import { PhotoChooser } from './photo-chooser.tsx'
import { QueuedTiles } from './photo-tiles.tsx'
import type { usePhotoQueue } from './use-photo-queue.ts'

/** Photos of a product that is still to be created. */
export function NewPhotos({
  photos: { queue, add, replace, remove },
}: {
  photos: ReturnType<typeof usePhotoQueue>
}) {
  return (
    <PhotoChooser onFiles={(files) => add(files, null)}>
      <QueuedTiles
        queue={queue}
        onRetry={() => undefined}
        onReplace={(key, file) => replace(key, file, null)}
        onRemove={remove}
      />
    </PhotoChooser>
  )
}
