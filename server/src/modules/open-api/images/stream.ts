/** Pictures of a job as server-sent events, as OpenAI streams them. */
import type { JobView } from '@contract/jobs'
import { Readable } from 'node:stream'
import type { ApiCall } from '../route'
import type { JobRow } from '../../job/rows'
import { readJob } from '../../job/read/service'
import { buildErrorBody, fromEndedJob, toFailure } from '../errors'
import { type Delivery, readBase64 } from '../pictures'
import type { OpenApiPorts } from '../ports'
import { watchJob } from '../wait'

export interface StreamOptions {
  readonly jobId: string
  readonly kind: 'image_generation' | 'image_edit'
  readonly partialImages: number
  readonly delivery: Delivery
}

const writeEvent = (event: Readonly<Record<string, unknown>> & { readonly type: string }): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** A comment, so that proxies see life in a connection without events. */
const PING = ': ping\n\n'
const PING_MS = 10_000

const NO_USAGE = {
  input_tokens: 0,
  input_tokens_details: { image_tokens: 0, text_tokens: 0 },
  output_tokens: 0,
  total_tokens: 0,
}

const buildFrame = (createdAt: Date, { format }: Delivery, size: string) => ({
  background: 'auto',
  created_at: Math.floor(createdAt.getTime() / 1000),
  output_format: format,
  quality: 'auto',
  size,
})

async function* writeCompleted(
  deps: OpenApiPorts,
  userId: string,
  { job, kind, delivery }: { job: JobView } & Pick<StreamOptions, 'kind' | 'delivery'>,
): AsyncGenerator<string> {
  for (const picture of job.pictures) {
    const size = `${picture.width}x${picture.height}`
    yield writeEvent({
      type: `${kind}.completed`,
      b64_json: await readBase64(deps, userId, picture, delivery),
      ...buildFrame(new Date(job.createdAt), delivery, size),
      background: picture.transparent ? 'transparent' : 'opaque',
      usage: NO_USAGE,
      moguang: {
        task: job.id,
        credits: job.spentCredits,
        seed: picture.seed,
        id: `picture:${picture.id}`,
      },
    })
  }
  yield 'data: [DONE]\n\n'
}

/** A stage for the next partial picture: they are spread over the progress of the job. */
function findStage(row: JobRow, sent: number, of: number): string | null {
  if (sent >= of || row.progress < (sent + 1) / (of + 2)) return null
  return row.stages.at(-1)?.key ?? null
}

async function* writeEvents(
  deps: OpenApiPorts,
  { key, request }: ApiCall,
  { jobId, kind, partialImages, delivery }: StreamOptions,
): AsyncGenerator<string> {
  const untilMs = performance.now() + 2 * deps.config.jobTimeoutMs
  let partials = 0
  let lastStage: string | null = null
  let wroteMs = performance.now()
  let row: JobRow | null = null
  for await (row of watchJob(deps, request, { key, jobId, untilMs })) {
    const stage = findStage(row, partials, partialImages)
    if (stage !== null && stage !== lastStage) {
      const bytes = await deps.storage.get(stage)
      yield writeEvent({
        type: `${kind}.partial_image`,
        b64_json: Buffer.from(bytes).toString('base64'),
        partial_image_index: partials,
        ...buildFrame(row.createdAt, { ...delivery, format: 'webp' }, 'auto'),
      })
      partials += 1
      lastStage = stage
      wroteMs = performance.now()
    } else if (performance.now() - wroteMs > PING_MS) {
      yield PING
      wroteMs = performance.now()
    }
  }
  const job = await readJob(deps, key.userId, jobId)
  if (job.pictures.length > 0) yield* writeCompleted(deps, key.userId, { job, kind, delivery })
  else {
    const { code, message } = job.error ?? { code: 'JOB_TIMEOUT' as const, message: '' }
    yield writeEvent({ type: 'error', ...buildErrorBody(fromEndedJob(code, message)) })
  }
}

/** Errors after the headers are events: the official client throws what they name. */
async function* withErrors(call: ApiCall, events: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* events
  } catch (error) {
    const failure = toFailure(error)
    call.request.apiErrorCode = failure.code
    if (failure.status >= 500) call.request.log.error({ err: error }, 'stream of a job failed')
    yield writeEvent({ type: 'error', ...buildErrorBody(failure) })
  }
}

export function streamJob(deps: OpenApiPorts, call: ApiCall, options: StreamOptions) {
  const events = withErrors(call, writeEvents(deps, call, options))
  return call.reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events))
}
