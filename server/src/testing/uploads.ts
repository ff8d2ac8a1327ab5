/** Pictures of a test person, put in by the same code as a client's. */
import type { MediaRef } from '@contract/tools/media'
import { uploadBytes } from '../modules/upload/service'
import { ask, type TestApp } from './app'

/** Resolves with the reference that parameters take. */
export async function uploadAs(
  { app, deps }: TestApp,
  token: string,
  bytes: Uint8Array,
): Promise<MediaRef> {
  const { data } = await ask(app, 'GET', '/api/user/info', { token })
  const upload = await uploadBytes(deps, (data as { id: string }).id, bytes)
  return `upload:${upload.id}`
}
