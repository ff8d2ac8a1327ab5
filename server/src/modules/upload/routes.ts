import { uploadEndpoints } from '@contract/endpoints/upload'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import { AppError } from '../../http/errors'
import { handle } from '../../http/router'
import { texts as mediaTexts } from '../../media/texts'
import { registerFormRoute } from './form'
import { grantUpload } from './policy'
import { confirmUpload, uploadBytes } from './service'
import { texts } from './texts'

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

/** The one file of a form. Throws BAD_REQUEST, UPLOAD_REFUSED or PAYLOAD_TOO_LARGE. */
async function readFormFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('BAD_REQUEST', { message: texts.notMultipart })
  const file = await request.file()
  if (!file || file.fieldname !== 'file')
    throw new AppError('UPLOAD_REFUSED', { message: texts.noFile })
  return file.toBuffer().catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== TOO_LARGE) throw error
    throw new AppError('PAYLOAD_TOO_LARGE', { message: mediaTexts.tooManyBytes, cause: error })
  })
}

export function registerUploadRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, uploadEndpoints.policy, ({ user, body, request }) =>
    grantUpload(deps, {
      userId: user.id,
      extension: body.ext,
      origin: `${request.protocol}://${request.host}`,
    }),
  )
  handle(app, deps, uploadEndpoints.confirm, ({ user, body }) =>
    confirmUpload(deps, user.id, body.cosKey),
  )
  handle(app, deps, uploadEndpoints.baseUpload, async ({ user, request }) =>
    uploadBytes(deps, user.id, await readFormFile(request)),
  )
  registerFormRoute(app, deps)
}
