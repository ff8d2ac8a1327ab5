/** Pictures that the staff brings: uploads of theirs, checked as those of people. */
import type { consolePictureEndpoints } from '@contract/endpoints/console/pictures'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { receiveFormFile } from '../../platform/http/form-file'
import type { StaffUser } from '../../platform/http/auth'
import { UPLOAD_MAX_BYTES } from '../../platform/media-intake/limits'
import { texts as mediaTexts } from '../../platform/media-intake/texts'
import type { ConsolePorts } from './ports'
import { uploadFile } from '../upload/service'
import { texts as uploadTexts } from '../upload/texts'

const texts = { ...uploadTexts, tooManyBytes: mediaTexts.tooManyBytes }

/** Throws like any upload. */
export async function takePicture(
  deps: ConsolePorts,
  staff: StaffUser,
  request: FastifyRequest,
): Promise<z.output<typeof consolePictureEndpoints.upload.data>> {
  const options = { spool: deps.spool, texts, maxBytes: UPLOAD_MAX_BYTES }
  return uploadFile(deps, staff.id, await receiveFormFile(request, options))
}
