/** Users who post files to a real server, as a form of a browser does. */
import { newPhone } from '../../server/src/testing/accounts'
import {
  type Answer,
  type Envelope,
  signInByCalls,
  startTestApp,
  type TestApp,
} from '../../server/src/testing/app'

/** Nothing but the gate itself says no. */
const NO_QUOTA = {
  UPLOAD_MB_PER_DAY: '1000000',
  UPLOAD_MB_TOTAL: '1000000',
  UPLOAD_MEGAPIXELS_PER_HOUR: '1000000',
  UPLOAD_CPU_SECONDS_PER_HOUR: '100000',
}

export const startUploadServer = (env: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({ env: { ...NO_QUOTA, ...env } })

export async function newToken(server: TestApp): Promise<string> {
  return (await signInByCalls(server.app, newPhone())).token
}

export async function postFile(
  server: TestApp,
  token: string,
  bytes: Uint8Array,
  { url = '/api/base-upload', name = 'a.jpg' } = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const request = new Request('http://form', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { ...response.json<Envelope>(), status: response.statusCode, response }
}
