/** The one file of a posted form, whole in memory. */
import type { FastifyRequest } from 'fastify'
import { AppError } from '../lib/errors'

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

interface FormFileTexts {
  readonly notMultipart: string
  readonly noFile: string
  readonly tooManyBytes: string
}

/** Throws BAD_REQUEST, UPLOAD_REFUSED or PAYLOAD_TOO_LARGE. */
export async function readFormFile(
  request: FastifyRequest,
  options: { texts: FormFileTexts; maxBytes?: number },
): Promise<Buffer> {
  const { texts, maxBytes } = options
  if (!request.isMultipart()) throw new AppError('BAD_REQUEST', { message: texts.notMultipart })
  const file = await request.file(maxBytes === undefined ? {} : { limits: { fileSize: maxBytes } })
  if (!file || file.fieldname !== 'file')
    throw new AppError('UPLOAD_REFUSED', { message: texts.noFile })
  return file.toBuffer().catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== TOO_LARGE) throw error
    throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.tooManyBytes, cause: error })
  })
}
