/** Pictures of a test person, put in by the same code as a client's. */
import type { MediaRef } from '@contract/tools/media'
import { writeFile } from 'node:fs/promises'
import { uploadFile } from '../modules/upload/service'
import { callApi, type TestApp } from './app'

/** Resolves with the reference that parameters take. */
export async function uploadAs(
  { app, deps }: TestApp,
  token: string,
  bytes: Uint8Array,
): Promise<MediaRef> {
  const { data } = await callApi(app, 'GET', '/api/user/info', { token })
  const file = await deps.spool.take({ bytes: bytes.length }, (path) => writeFile(path, bytes))
  const upload = await uploadFile(deps, (data as { id: string }).id, file)
  return `upload:${upload.id}`
}
