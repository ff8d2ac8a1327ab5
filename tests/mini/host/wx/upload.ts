import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { toContentType } from '../files'
import { exchange } from '../http'
import { ApiFailure } from '../pages'
import type { Options, Simulation, WxContext } from './context'
import { readHeader, startTask, computeTimeout } from './task'

/** wx.uploadFile: one file as multipart/form-data; the answer's data is always a string. */
export function upload(context: WxContext): Simulation {
  const start = (options: Options) =>
    startTask(
      context,
      'uploadFile',
      ['ProgressUpdate', 'HeadersReceived'],
      options,
      async (task) => {
        const path = context.files.locate(String(options.filePath))
        if (path === null) throw new ApiFailure(`file not found: ${String(options.filePath)}`)
        const boundary = `----mini${randomBytes(12).toString('hex')}`
        const body = multipart(boundary, path, options)
        const answer = await exchange({
          url: context.origins.map('uploadFile', options.url),
          method: 'POST',
          headers: {
            ...readHeader(options.header),
            'Content-Type': `multipart/form-data; boundary=${boundary}`,
            'Content-Length': String(body.length),
          },
          body,
          timeoutMs: computeTimeout(context, options, 'uploadFile'),
          signal: task.signal,
        })
        task.emit(
          'ProgressUpdate',
          context.realm.adopt({
            progress: 100,
            totalBytesSent: body.length,
            totalBytesExpectedToSend: body.length,
          }),
        )
        return {
          statusCode: answer.statusCode,
          header: context.realm.adopt(answer.headers),
          data: answer.body.toString('utf8'),
        }
      },
    )
  return { plain: { uploadFile: start } }
}

function multipart(boundary: string, path: string, options: Options): Buffer {
  const fields = Object.entries((options.formData ?? {}) as Options).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const fileName = String(options.fileName ?? basename(path))
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="${String(options.name)}"; ` +
    `filename="${fileName}"\r\nContent-Type: ${toContentType(path)}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(fields.join('') + head),
    readFileSync(path),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}
