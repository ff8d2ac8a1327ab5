import { userUploadEndpoints } from '@contract/endpoints/album'
import { uploadEndpoints } from '@contract/endpoints/upload'
import type { FastifyInstance } from 'fastify'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import type { UploadPorts } from './ports'
import { originOf } from '../../platform/http/origin'
import { receiveFormFile } from '../../platform/http/form-file'
import { handle } from '../../platform/http/router'
import { texts as mediaTexts } from '../../platform/media-intake/texts'
import { registerFormRoute } from './form'
import { listMyUploads } from './mine'
import { grantParts, grantUpload } from './policy'
import { listSources } from '../job/sources'
import { takeSample } from './sample'
import { confirmUpload, uploadFile } from './service'
import { texts } from './texts'

const formTexts = { ...texts, tooManyBytes: mediaTexts.tooManyBytes }

export function registerUploadRoutes(app: FastifyInstance, deps: UploadPorts): void {
  handle(app, deps, uploadEndpoints.policy, ({ user, body, request }) =>
    grantUpload(deps, {
      userId: user.id,
      extension: body.ext,
      origin: originOf(request, deps.config.publicUrl),
    }),
  )
  handle(app, deps, uploadEndpoints.parts, ({ user, body, request }) =>
    grantParts(deps, {
      userId: user.id,
      extension: body.ext,
      sizeBytes: body.sizeBytes,
      cosKey: body.cosKey,
      origin: originOf(request, deps.config.publicUrl),
    }),
  )
  handle(app, deps, uploadEndpoints.sources, ({ user, query }) =>
    listSources(deps, user.id, query.refs),
  )
  handle(app, deps, uploadEndpoints.sample, ({ user, body }) =>
    takeSample(deps, user.id, body.sample),
  )
  handle(app, deps, uploadEndpoints.confirm, ({ user, body }) => confirmUpload(deps, user.id, body))
  handle(app, deps, uploadEndpoints.baseUpload, async ({ user, request }) =>
    uploadFile(
      deps,
      user.id,
      await receiveFormFile(request, { ...deps, texts: formTexts, maxBytes: VIDEO_MAX_BYTES }),
    ),
  )
  handle(app, deps, userUploadEndpoints.appPage, ({ user, query }) =>
    listMyUploads(deps, user.id, query),
  )
  registerFormRoute(app, deps)
}
