import type { AttachmentEvent } from '@deportivo/contracts/events/attachment'
import { PRODUCT_PHOTO_TYPE } from '@deportivo/contracts/catalogue/photos'
import { findAttachment } from '@deportivo/platform/files/attachments'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

const isCleanPhoto = ({ payload }: LoggedEvent): boolean => {
  const { type, state } = payload as AttachmentEvent
  return type === PRODUCT_PHOTO_TYPE && state === 'clean'
}

async function showPhoto(trx: Knex.Transaction, event: LoggedEvent): Promise<void> {
  const { attachment_id: id } = event.payload as AttachmentEvent
  const attachment = await findAttachment(trx, id)
  if (!attachment) return
  // In the order in which changes of its photos lock them.
  await trx('catalogue.products').where('id', attachment.owner_id).forNoKeyUpdate().select('id')
  await trx('catalogue.product_photos').where({ id }).update({ is_shown: true })
}

/** A photo is shown once its file was examined and made into pictures. */
export const showExaminedPhoto: Consumer = {
  name: 'catalogue shows examined photos',
  isApart: true,
  concerns: isCleanPhoto,
  handles: { 'attachment.settled': showPhoto },
}
