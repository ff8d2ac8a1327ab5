/**
 * Our own endpoint in the shape of COS "POST Object", for storage that clients cannot post to:
 * policy, signature, time, key and size are checked as COS does; 204 when stored, XML errors.
 */
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../ports'
import { looksLikeImage } from '../../media/intake'
import { looksLikeVideo } from '@media/video/probe/probe'
import { verifyPostForm } from '../../storage/cos/policy'
import { RAW_PREFIX } from '../../storage/keys'
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

async function readFile(file: MultipartFile, limits: { minBytes: number; maxBytes: number }) {
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of file.file) {
    total += (chunk as Buffer).length
    if (total > limits.maxBytes) break
    chunks.push(chunk as Buffer)
  }
  if (total > limits.maxBytes || file.file.truncated)
    throw new FormRefused(400, 'EntityTooLarge', 'The file is larger than the policy allows')
  if (total < limits.minBytes)
    throw new FormRefused(400, 'EntityTooSmall', 'The file is smaller than the policy allows')
  const bytes = Buffer.concat(chunks)
  if (!looksLikeVideo(bytes) && !(await looksLikeImage(bytes)))
    throw new FormRefused(403, 'AccessDenied', 'Only pictures and videos are accepted')
  return { bytes, mime: file.mimetype }
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

export function registerFormRoute(app: FastifyInstance, deps: Deps): void {
  if (deps.storage.directUpload) return
  const account = ownAccount(deps.keys)
  app.post(FORM_PATH, { schema: { hide: true } }, async (request, reply) => {
    try {
      const { fields, file } = await readForm(request)
      const nowS = Math.floor(deps.now().getTime() / 1000)
      const verdict = verifyPostForm(fields, { ...account, nowS })
      if (!verdict.ok || !verdict.key.startsWith(RAW_PREFIX)) {
        const reason = verdict.ok ? 'The key is outside the upload area' : verdict.reason
        throw new FormRefused(403, 'AccessDenied', reason)
      }
      const { bytes, mime } = await readFile(file, verdict)
      await deps.storage.put(verdict.key, bytes, { mime })
      return await reply.status(204).send()
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error
      // The rest of the body is not read: the connection cannot be used again.
      reply.header('connection', 'close')
      return sendError(reply, error, request.id)
    }
  })
}
