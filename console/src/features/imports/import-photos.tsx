import { ProgressBar } from '@blueprintjs/core'
import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { Link } from 'react-router-dom'
import { CancelImport } from '../../shared/import/cancel-import.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { messageOf } from '../../shared/net/localize.ts'

type Photos = ProductImport['photos']

function FailedPhotos({ failed, failures }: Pick<Photos, 'failed' | 'failures'>) {
  const t = useTexts()
  const title = t('import.photos_failed', { count: failed })
  return (
    <>
      <h3>{title}</h3>
      <div className="ad-import__scroll" tabIndex={0} role="group" aria-label={title}>
        <table className="ad-import__table">
          <thead>
            <tr>
              <th scope="col">{t('import.fault.row')}</th>
              <th scope="col">{t('import.photo_product')}</th>
              <th scope="col">{t('import.photo')}</th>
              <th scope="col">{t('import.photo_reason')}</th>
            </tr>
          </thead>
          <tbody>
            {failures.map((photo, at) => (
              <tr key={at}>
                <td className="ad-num">{photo.row}</td>
                <td>
                  <Link to={paths.product(photo.product_id)}>{photo.product_name}</Link>
                </td>
                <td>
                  <span className="ad-import__sample ad-import__value">{photo.url}</span>
                </td>
                <td>{messageOf(photo) ?? photo.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** The pictures of a written import, which arrive later; those that fail change nothing else. */
export function ImportPhotos({
  photos: { total, waiting, failed, failures },
  onCancel,
}: {
  photos: Photos
  onCancel: () => Promise<void>
}) {
  const t = useTexts()
  if (total === 0) return null
  const done = total - waiting
  const text = t('import.photos_fetched', { done, total })
  return (
    <>
      <p aria-live="polite">{text}</p>
      {waiting > 0 && (
        <>
          <ProgressBar value={done / total} aria-label={text} />
          <p className="ad-soft">{t('import.photos_text')}</p>
          <CancelImport text={t('import.cancel_photos')} onCancel={onCancel} />
        </>
      )}
      {failed > 0 && <FailedPhotos failed={failed} failures={failures} />}
    </>
  )
}
