import type { ProductPhoto } from '@deportivo/contracts/catalogue/photos'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { replyingServer } from '../../../entities/testing/replying-server.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { ReceivedCall, Reply } from '../../../shared/testing/start-replies.ts'
import { NewPhotos } from './new-photos.tsx'
import { StoredPhotos } from './stored-photos.tsx'
import { usePhotoQueue } from './use-photo-queue.ts'

const PHOTO: ProductPhoto = { id: 1, name: 'a.png', state: 'clean', rejected_reason: null, url: '/a.png' }
const REFUSED: ProductPhoto = { ...PHOTO, id: 2, name: 'b.png', state: 'rejected', url: null }

let stored: ProductPhoto[] = []
const replyTo = ({ method, url }: ReceivedCall): Reply => {
  if (method === 'DELETE') stored = [PHOTO]
  if (method === 'POST') stored = [...stored, { ...PHOTO, id: 3, name: 'c.png' }]
  return url.includes('/photo')
    ? { status: 200, body: { code: 200, data: stored, message: 'Hecho' } }
    : { status: 404, body: { code: 404, message: 'No' } }
}

beforeEach(() => {
  stored = [PHOTO, REFUSED]
})
const server = replyingServer(replyTo)

const file = (name: string, type: string) => new File(['x'], name, { type })
const another = () => screen.queryAllByLabelText<HTMLInputElement>('Elegir otro archivo')
const names = () =>
  screen.queryAllByRole('listitem').map((tile) => tile.querySelector('[title]')?.getAttribute('title'))

function Chosen() {
  return <NewPhotos photos={usePhotoQueue()} />
}

test('a chosen file that is no photo is replaced in its position by another one', async () => {
  show(<Chosen />)
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Agregar fotos'), [
    file('lista.pdf', 'application/pdf'),
    file('zapato.png', 'image/png'),
  ])
  expect([names(), another().length]).toEqual([['lista.pdf', 'zapato.png'], 1])
  const [input] = another()
  if (!input) throw new Error('no other file is offered')
  await user.upload(input, file('otro.png', 'image/png'))
  expect([names(), another().length]).toEqual([['otro.png', 'zapato.png'], 0])
})

test('a photo that was refused after its upload makes room for another one', async () => {
  show(<StoredPhotos productId={7} />)
  await waitFor(() => expect(another().length).toBe(1))
  const [input] = another()
  if (!input) throw new Error('no other file is offered')
  await userEvent.upload(input, file('c.png', 'image/png'))
  const changes = () => server.asked.map(({ method }) => method).filter((method) => method !== 'GET')
  await waitFor(() => expect(changes()).toEqual(['DELETE', 'POST']))
  await waitFor(() => expect([names(), another().length]).toEqual([['a.png', 'c.png'], 0]))
})
