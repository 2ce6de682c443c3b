import {
  deleteProductPhoto,
  listProductPhotos,
  orderProductPhotos,
  type ProductPhoto,
} from '@deportivo/contracts/catalogue/photos'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { useCallback, useEffect, useRef } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { isKnownText, useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { movedTo } from '../../../shared/ui/reorder/moved-to.ts'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { PhotoChooser } from './photo-chooser.tsx'
import { PhotoTiles, QueuedTiles } from './photo-tiles.tsx'
import { usePhotoQueue } from './use-photo-queue.ts'

// An examination takes about a second; it is asked for only while one is under way.
const WHILE_EXAMINED_MS = 1_500

const isExamined = (photos: readonly ProductPhoto[] | undefined) =>
  photos?.every(({ state }) => state !== 'received') ?? true

/** The photos of a product, asked for again while one of them is examined. */
function usePhotos(id: number) {
  const waiting = useRef(false)
  const found = useFound(listProductPhotos, { params: { id } })
  const { data, refresh } = found
  useEffect(() => {
    if (isExamined(data)) {
      // Lists and the detail show it from now on.
      if (waiting.current) void revalidate(listProducts)
      waiting.current = false
      return
    }
    waiting.current = true
    const timer = setInterval(refresh, WHILE_EXAMINED_MS)
    return () => clearInterval(timer)
  }, [data, refresh])
  return found
}

/** Photos of a product that exists: each change is stored at once. */
export function StoredPhotos({ productId: id }: { productId: number }) {
  const t = useTexts()
  const { data, error, refresh, put } = usePhotos(id)
  const { queue, add, send, replace, remove } = usePhotoQueue(put)
  const reorder = useChange(
    useCallback((ids: number[]) => call(orderProductPhotos, { params: { id }, body: { ids } }), [id]),
    { isSilent: true },
  )
  const removal = useChange(
    useCallback((photo_id: number) => call(deleteProductPhoto, { params: { id }, body: { photo_id } }), [id]),
  )
  const shown = (done: { data: ProductPhoto[] } | undefined) => {
    // Refused: another user changed them.
    if (!done) return refresh()
    put(done.data)
    void revalidate(listProducts)
  }
  const move = (from: number, to: number) => {
    const moved = movedTo(data ?? [], from, to)
    // At once, so that a dropped photo doesn't jump back until the reply.
    put(moved)
    void reorder.run(moved.map((one) => one.id)).then(shown)
  }
  const replaceStored = async (refused: number, other: File) => {
    const done = await removal.run(refused)
    shown(done)
    if (done) add([other], id)
  }
  if (error && !data) return <ErrorState error={error} onRetry={refresh} />
  if (!data) return <Skeleton height={120} />
  const noteOf = ({ state, rejected_reason }: ProductPhoto) => {
    if (state === 'received') return t('upload.processing')
    return rejected_reason && isKnownText(rejected_reason) ? t(rejected_reason) : null
  }
  return (
    <PhotoChooser onFiles={(files) => add(files, id)}>
      <PhotoTiles
        photos={data.map((photo) => ({
          ...photo,
          note: noteOf(photo),
          isRefused: photo.state === 'rejected',
        }))}
        isBusy={reorder.isRunning}
        onMove={move}
        onReplace={(photo, file) => void replaceStored(photo.id, file)}
        onRemove={(photo) => void removal.run(photo.id).then(shown)}
      />
      <QueuedTiles
        queue={queue}
        onRetry={(photo) => void send(id, [photo])}
        onReplace={(key, file) => replace(key, file, id)}
        onRemove={remove}
      />
    </PhotoChooser>
  )
}
