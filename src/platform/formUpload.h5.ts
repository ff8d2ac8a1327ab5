/**
 * The H5 form upload. Taro's fetches the blob: address first, which the content policy forbids, and
 * sends cookies, which other hosts refuse.
 */
import type { FormUpload, UploadEvents } from './formUpload'

export type { FormUpload, UploadEvents }

export function startFormUpload(upload: FormUpload, events: UploadEvents): { abort: () => void } {
  const { file, ext } = upload.file
  if (!file) throw new Error('a picked image has its file on H5')
  const form = new FormData()
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
  form.append('file', file, file.name || `picture.${ext}`)
  const request = new XMLHttpRequest()
  request.open('POST', upload.url)
  for (const [name, value] of Object.entries(upload.headers ?? {}))
    request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => events.onProgress(total ? loaded / total : 0)
  request.onload = () => events.onStatus(request.status, request.responseText)
  request.onerror = () => events.onFail()
  request.send(form)
  return { abort: () => request.abort() }
}
