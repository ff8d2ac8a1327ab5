/** One call of the images API: deadline, abort, bounded body, errors of the port. */
import { EngineError } from '../engine'
import { errorOfAnswer } from './answers'

export interface ApiOptions {
  /** With its version path, without a slash at the end: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly timeoutMs: number
}

/** Four large pictures in base64 fit; an endless answer does not. */
const MAX_ANSWER_BYTES = 128 * 1024 * 1024

async function readBody(response: Response, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let total = 0
  const reader = response.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) break
    total += part.value.length
    if (total > limitBytes) throw new EngineError('unavailable', 'images API answered too much')
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Posts JSON or a form and answers the text of a 2xx JSON answer.
 * Rejects with EngineError, or with the signal's reason when aborted.
 */
export async function postToApi(
  api: ApiOptions,
  path: string,
  body: FormData | object,
  { signal }: { signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted()
  const deadline = AbortSignal.timeout(api.timeoutMs)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (api.apiKey) headers.authorization = `Bearer ${api.apiKey}`
  if (!(body instanceof FormData)) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(`${api.baseUrl}${path}`, {
      method: 'POST',
      headers,
      body: body instanceof FormData ? body : JSON.stringify(body),
      // The key must not travel to wherever an answer points.
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    })
    const text = await readBody(response, MAX_ANSWER_BYTES)
    if (!response.ok) {
      const retryAfter = response.headers.get('retry-after')
      throw errorOfAnswer({ status: response.status, body: text, retryAfter })
    }
    if (!(response.headers.get('content-type') ?? '').includes('json'))
      throw new EngineError('unavailable', 'images API answered something other than JSON')
    return text
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof EngineError) throw error
    const what = deadline.aborted ? 'gave no answer in time' : 'cannot be reached'
    throw new EngineError('unavailable', `images API ${what}`, { cause: error })
  }
}
