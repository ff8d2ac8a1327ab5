/** The client's transport on Taro.request, with a deadline and an abort of its own. */
import { startFormUpload } from '@/platform/formUpload'
import { startRequest } from '@/platform/request'
import { REQUEST_TIMEOUT_MS as TIMEOUT_MS, STALL_TIMEOUT_MS } from '@/platform/timeouts'
import type { TransportRequest } from './client'
import { withDeadline } from './deadline'
import { networkError, timeoutError, type Reply } from './error'

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page: readReply handles it by its status.
    return text
  }
}

export function transport({ signal, path, file, ...rest }: TransportRequest): Promise<Reply> {
  if (file) return postFile({ path, headers: rest.headers, file, signal })
  return withDeadline<Reply>({ timeoutMs: TIMEOUT_MS, signal }, ({ resolve, reject }) =>
    startRequest(
      { ...rest, url: `${API_ORIGIN}${path}`, timeoutMs: TIMEOUT_MS },
      {
        onReply: resolve,
        onFail: (timedOut) => reject(timedOut ? timeoutError() : networkError()),
      },
    ),
  )
}

type FileRequest = Required<Pick<TransportRequest, 'path' | 'headers' | 'file'>> &
  Pick<TransportRequest, 'signal'>

function postFile({ path, headers, file, signal }: FileRequest): Promise<Reply> {
  const upload = { url: `${API_ORIGIN}${path}`, fields: {}, headers, file }
  return withDeadline<Reply>({ timeoutMs: TIMEOUT_MS, signal }, ({ resolve, reject, restart }) =>
    startFormUpload(upload, {
      onStatus: (status, text) => resolve({ status, headers: {}, body: tryParseJson(text) }),
      onFail: () => reject(networkError()),
      onProgress: (fraction) => restart(fraction < 1 ? STALL_TIMEOUT_MS : TIMEOUT_MS),
    }),
  )
}
