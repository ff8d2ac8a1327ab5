/** Pictures of the staff, posted as the console does. */
import type { CallData } from '@contract/endpoints/all'
import sharp from 'sharp'
import type { TestApp } from './app'

interface Wish {
  readonly width?: number
  readonly height?: number
  readonly colour?: string
}

export function plainJpeg({ width = 640, height = 800, colour = '#3a6ea5' }: Wish = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

/** Response of the call, a picture or a refusal. */
export async function postPicture({ app }: Pick<TestApp, 'app'>, token: string, bytes: Uint8Array) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  const request = new Request('http://here', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/console/pictures',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{
    code: number
    message: string
    data: CallData<'POST /api/console/pictures'>
  }>()
}

/** Its id. */
export async function bringPicture(
  server: Pick<TestApp, 'app'>,
  token: string,
  wish?: Wish,
): Promise<string> {
  const { data, message } = await postPicture(server, token, await plainJpeg(wish))
  if (!data) throw new Error(message)
  return data.id
}
