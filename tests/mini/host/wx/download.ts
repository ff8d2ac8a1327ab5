import { extname } from 'node:path'
import { toExtension } from '../files'
import { exchange } from '../http'
import type { Options, Simulation, WxContext } from './context'
import { readHeader, startTask, computeTimeout } from './task'

/** wx.downloadFile: into a temporary file, whatever the status, as the client does. */
export function download(context: WxContext): Simulation {
  const start = (options: Options) =>
    startTask(
      context,
      'downloadFile',
      ['ProgressUpdate', 'HeadersReceived'],
      options,
      async (task) => {
        const url = context.origins.map('downloadFile', options.url)
        const answer = await exchange({
          url,
          method: 'GET',
          headers: readHeader(options.header),
          timeoutMs: computeTimeout(context, options, 'downloadFile'),
          signal: task.signal,
          onChunk: (_chunk, received, total) =>
            task.emit(
              'ProgressUpdate',
              context.realm.adopt({
                progress: total > 0 ? Math.floor((received / total) * 100) : 0,
                totalBytesWritten: received,
                totalBytesExpectedToWrite: total,
              }),
            ),
        })
        const type = Object.entries(answer.headers).find(([name]) => /^content-type$/i.test(name))
        const extension = toExtension(type?.[1] ?? '') || extname(url.pathname)
        return {
          statusCode: answer.statusCode,
          header: context.realm.adopt(answer.headers),
          tempFilePath: context.files.addBytes(answer.body, extension),
        }
      },
    )
  return { plain: { downloadFile: start } }
}
