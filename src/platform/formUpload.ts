/** A form with one file, posted to a storage host; mini-programs. formUpload.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { PickedImage } from './pickImage'
import { REQUEST_TIMEOUT_MS } from './timeouts'

export interface FormUpload {
  url: string
  /** Sent before the file, as object stores demand. */
  fields: Record<string, string>
  headers?: Record<string, string>
  file: PickedImage
}

export interface UploadEvents {
  /** HTTP status and text of the answer. */
  onStatus: (status: number, text: string) => void
  onFail: () => void
  /** 0..1 */
  onProgress: (fraction: number) => void
}

const VIDEO = /^(mp4|mov|webm)$/

export function startFormUpload(upload: FormUpload, events: UploadEvents): { abort: () => void } {
  const options: Taro.uploadFile.Option & { fileType: 'video' | 'image' } = {
    url: upload.url,
    filePath: upload.file.path,
    name: 'file',
    // Alipay wants to know, and refuses without.
    fileType: VIDEO.test(upload.file.ext) ? 'video' : 'image',
    formData: upload.fields,
    timeout: REQUEST_TIMEOUT_MS,
    ...(upload.headers && { header: upload.headers }),
    success: ({ statusCode, data }) => events.onStatus(Number(statusCode), String(data)),
    fail: () => events.onFail(),
  }
  const task = Taro.uploadFile(options)
  // The same outcome arrives as a rejection too; it was handled above.
  if (task instanceof Promise) task.catch(() => undefined)
  task.onProgressUpdate(({ progress }) => events.onProgress(progress / 100))
  return { abort: () => task.abort() }
}
