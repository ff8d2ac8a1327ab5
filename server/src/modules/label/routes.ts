import { labelEndpoints } from '@contract/endpoints/label'
import type { FastifyInstance } from 'fastify'
import type { LabelPorts } from './ports'
import { receiveFormFile } from '../../platform/http/form-file'
import { requireCall } from '../../platform/http/limits'
import { createPlainCopy } from './plain'
import { handle } from '../../platform/http/router'
import { addressKey } from '../../platform/lib/address'
import { UPLOAD_MAX_BYTES } from '../../platform/media-intake/limits'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { checkLabel } from './service'
import { texts } from './texts'

const CHECKS_PER_MINUTE = 12
/** Each decodes and encodes a picture again. */
const PLAIN_PER_MINUTE = 6

export function registerLabelRoutes(app: FastifyInstance, deps: LabelPorts): void {
  handle(app, deps, labelEndpoints.check, async ({ user, request, reply }) => {
    const key = `label:${addressKey(request.ip)}`
    await requireCall(deps, reply, { key, max: CHECKS_PER_MINUTE })
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
  handle(app, deps, labelEndpoints.plain, async ({ user, body, request, reply }) => {
    await requireCall(deps, reply, { key: `plain:${user.id}`, max: PLAIN_PER_MINUTE })
    return createPlainCopy(deps, { ...body, userId: user.id, address: addressKey(request.ip) })
  })
}
