/** The one file of a posted form, streamed to the disk. */
import type { FastifyRequest } from 'fastify'
import { AppError } from '../lib/errors'
import { type Spool, type SpooledFile, TooManyBytes, writeStream } from '../media-intake/spool'

interface FormFileTexts {
  readonly notMultipart: string
  readonly noFile: string
  readonly tooManyBytes: string
}

/** Declared size of the request; without one, the maximum. */
function clampDeclaredBytes(request: FastifyRequest, maxBytes: number): number {
  const declared = Number(request.headers['content-length'])
  return Number.isFinite(declared) && declared > 0 ? Math.min(declared, maxBytes) : maxBytes
}

/**
 * The caller disposes of the file. Throws BAD_REQUEST, UPLOAD_REFUSED, PAYLOAD_TOO_LARGE,
 * TOO_MANY_REQUESTS or STORAGE_FULL.
 */
export async function receiveFormFile(
  request: FastifyRequest,
  options: { spool: Spool; texts: FormFileTexts; maxBytes: number },
): Promise<SpooledFile> {
  const { spool, texts, maxBytes } = options
  if (!request.isMultipart()) throw new AppError('BAD_REQUEST', { message: texts.notMultipart })
  // One byte above the limit distinguishes a file that is too large from one of exactly the limit.
  const file = await request.file({ limits: { fileSize: maxBytes + 1 } })
  if (!file || file.fieldname !== 'file')
    throw new AppError('UPLOAD_REFUSED', { message: texts.noFile })
  return spool
    .take({ bytes: clampDeclaredBytes(request, maxBytes) }, (path) =>
      writeStream(file.file, path, maxBytes),
    )
    .catch((error: unknown) => {
      // The rest of the upload is drained, so that the client can read the response.
      file.file.resume()
      if (!(error instanceof TooManyBytes)) throw error
      throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.tooManyBytes, cause: error })
    })
}
