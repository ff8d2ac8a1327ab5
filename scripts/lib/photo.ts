/** A photograph of any size, taken in by a running server. */
import path from 'node:path'
import sharp from 'sharp'
import type { MediaRef } from '@contract/tools/media'
import type { Account } from '../../tests/e2e/account'

export async function uploadPhoto(
  url: string,
  account: Account,
  [width, height]: readonly [number, number],
): Promise<MediaRef> {
  const file = await sharp(path.join(__dirname, '../../tests/photos/chelsea.jpg'))
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'a.jpg')
  const answer = await fetch(`${url}/api/base-upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${account.tokens.token}`, 'app-sign': 'h5' },
  })
  const { data, message } = (await answer.json()) as {
    data: { id: string } | null
    message: string
  }
  if (!data) throw new Error(message)
  return `upload:${data.id}`
}
