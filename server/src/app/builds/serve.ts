/** Answers requests for hashed files that only another build has. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/lib/errors'
import { getContentType, ENCODINGS } from './names'
import type { BuildFile, BuildStore } from './store'

const YEAR_SECONDS = 31_536_000

type Encoding = keyof typeof ENCODINGS

/** Content codings that the browser accepts, the smallest first. */
function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = (header ?? '')
    .split(',')
    .map((item) =>
      item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([coding]) => coding)
  return (Object.keys(ENCODINGS) as Encoding[]).filter((coding) => accepted.includes(coding))
}

/** Null: not a file of a published build. Throws SERVICE_UNAVAILABLE when the store does not answer. */
export async function sendBuildFile(
  store: BuildStore | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  if (!store || !['GET', 'HEAD'].includes(request.method)) return null
  const [address = ''] = request.url.split('?')
  const name = address.slice(1)
  if (getContentType(name) === null) return null
  let file: BuildFile | null
  try {
    file = await store.find(name, acceptedEncodings(request.headers['accept-encoding']))
  } catch (error) {
    request.log.warn({ err: error, name }, 'a file of another build was not read')
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error })
  }
  if (!file) return null
  if (file.encoding) void reply.header('content-encoding', file.encoding)
  return reply
    .status(200)
    .header('vary', 'accept-encoding')
    .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    .type(file.type)
    .send(file.bytes)
}
