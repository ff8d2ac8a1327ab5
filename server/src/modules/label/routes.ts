import { labelEndpoints } from '@contract/endpoints/label'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { receiveFormFile } from '../../http/form-file'
import { handle } from '../../http/router'
import { addressKey } from '../../lib/address'
import { UPLOAD_MAX_BYTES } from '../../media/limits'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { checkLabel } from './service'
import { texts } from './texts'

const CHECKS_PER_MINUTE = 12
export function registerLabelRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = app.createRateLimit({
    max: CHECKS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: [],
  })

  handle(app, deps, labelEndpoints.check, async ({ user, request }) => {
    const tries = await limit(request)
    if (!tries.isAllowed && tries.isExceeded) throw new AppError('TOO_MANY_REQUESTS')
    const own = user
      ? { texts, maxBytes: VIDEO_MAX_BYTES }
      : {
          texts: { ...texts, tooManyBytes: texts.tooManyBytesForVisitor },
          maxBytes: UPLOAD_MAX_BYTES,
        }
    const file = await receiveFormFile(request, { ...own, spool: deps.spool })
    try {
      const turn = user?.id ?? addressKey(request.ip)
      return await checkLabel(deps, file, { userId: user?.id ?? null, turn })
    } finally {
      await file.dispose()
    }
  })
}
