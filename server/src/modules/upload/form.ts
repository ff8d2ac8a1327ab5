/**
 * Our own endpoint in the shape of COS "POST Object", for storage that clients cannot post to:
 * policy, signature, time, key and size are checked as COS does; 204 when stored, XML errors.
 */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '@contract/errors'
import type { UploadPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { looksLikeImage } from '../../platform/media-intake/inspect/inspect'
import { type SpooledFile, TooManyBytes, writeStream } from '../../platform/media-intake/spool'
import { looksLikeSound } from '@media/audio/probe/probe'
import { looksLikeVideo } from '@media/video/probe/probe'
import { verifyPostForm } from '../../integrations/storage/cos/policy'
import { isDiskFull } from '../../platform/disk'
import { isStorageKey, ownerOfRawKey, RAW_PREFIX } from '../../integrations/storage/keys'
import { chargeBytes } from './budget'
import { parsePart } from './parts'
import { FORM_PATH, ownAccount } from './policy'

class FormRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'FormRefused'
  }
}

interface PostedForm {
  /** Those before the file; later ones do not count, as with COS. */
  readonly fields: Record<string, string>
  readonly file: MultipartFile
}

async function readForm(request: FastifyRequest): Promise<PostedForm> {
  if (!request.isMultipart())
    throw new FormRefused(400, 'MalformedPOSTRequest', 'The body is not a form')
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') return { fields, file: part }
    if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  throw new FormRefused(400, 'MalformedPOSTRequest', 'The form has no file')
}

/** The file on the disk, whole and within the limits of its policy. Throws FormRefused. */
async function receive(
  { spool }: UploadPorts,
  file: MultipartFile,
  limits: { minBytes: number; maxBytes: number },
): Promise<SpooledFile> {
  const spooled = await spool
    .take({ bytes: limits.maxBytes }, (path) => writeStream(file.file, path, limits.maxBytes))
    .catch((error: unknown) => {
      if (!(error instanceof TooManyBytes)) throw error
      throw new FormRefused(400, 'EntityTooLarge', 'The file is larger than the policy allows')
    })
  if (spooled.sizeBytes >= limits.minBytes && !file.file.truncated) return spooled
  await spooled.dispose()
  throw file.file.truncated
    ? new FormRefused(400, 'EntityTooLarge', 'The file is larger than the policy allows')
    : new FormRefused(400, 'EntityTooSmall', 'The file is smaller than the policy allows')
}

/** A policy for parts leaves the end of the key to the client. */
function isPostable({ key, isPrefix }: { key: string; isPrefix: boolean }): boolean {
  const allowed = key.startsWith(RAW_PREFIX) && isStorageKey(key)
  return allowed && (!isPrefix || parsePart(key) !== null)
}

/** Throws FormRefused, or TOO_MANY_REQUESTS for more than the user may bring. */
async function storeFile(
  deps: UploadPorts,
  key: string,
  file: SpooledFile,
  mime: string,
): Promise<void> {
  // Only the first part of a file says what it is; the whole is looked at when it is confirmed.
  const head = (parsePart(key)?.number ?? 1) === 1 ? await file.head() : null
  if (head && !looksLikeVideo(head) && !looksLikeSound(head) && !(await looksLikeImage(head)))
    throw new FormRefused(400, 'InvalidArgument', 'Only pictures, videos and sounds are accepted')
  await chargeBytes(deps, ownerOfRawKey(key), file.sizeBytes)
  await deps.storage.putFile(key, file.path, { mime })
}

/** Names of our errors in this protocol. */
function toFormError(error: unknown): FormRefused | null {
  if (error instanceof FormRefused) return error
  if (isDiskFull(error) || (error instanceof AppError && error.code === 'STORAGE_FULL'))
    return new FormRefused(507, 'InsufficientStorage', ERRORS.STORAGE_FULL.message)
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
    return new FormRefused(503, 'SlowDown', error.message)
  return null
}

function sendError(reply: FastifyReply, error: FormRefused, requestId: string) {
  const text = error.message.replace(/[<>&]/g, '')
  return reply
    .status(error.status)
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="utf-8"?><Error><Code>${error.code}</Code>` +
        `<Message>${text}</Message><RequestId>${requestId}</RequestId></Error>`,
    )
}

export function registerFormRoute(app: FastifyInstance, deps: UploadPorts): void {
  if (deps.storage.directUpload) return
  const account = ownAccount(deps.keys)
  app.post(FORM_PATH, { schema: { hide: true } }, async (request, reply) => {
    try {
      const { fields, file } = await readForm(request)
      const nowS = Math.floor(deps.now().getTime() / 1000)
      const verdict = verifyPostForm(fields, { ...account, nowS })
      if (!verdict.ok || !isPostable(verdict)) {
        const reason = verdict.ok ? 'The key is outside the upload area' : verdict.reason
        throw new FormRefused(403, 'AccessDenied', reason)
      }
      const received = await receive(deps, file, verdict)
      try {
        await storeFile(deps, verdict.key, received, file.mimetype)
      } finally {
        await received.dispose()
      }
      return await reply.status(204).send()
    } catch (error) {
      const refused = toFormError(error)
      if (!refused) throw error
      // The rest of the body is not read: the connection cannot be used again.
      reply.header('connection', 'close')
      return sendError(reply, refused, request.id)
    }
  })
}
