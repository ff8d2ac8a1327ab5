/** The result of an ordered job: as a stream, as pictures, or as a task for those that do not wait. */
import type { FastifyRequest } from 'fastify'
import { isTerminal } from '@contract/jobs'
import { readJob } from '../../job/read/service'
import { fromEndedJob, OpenApiError } from '../errors'
import { buildImages, type Delivery } from '../pictures'
import type { OpenApiPorts } from '../ports'
import type { ApiCall } from '../route'
import type { ImageOptions } from '../schemas'
import { viewTask } from '../tasks'
import { texts } from '../texts'
import { waitForJob } from '../wait'
import { streamJob } from './stream'

/**
 * Prefer: respond-async, wait=20 (RFC 7240). @param mostMs afterwards the call is answered as a task,
 * with 202
 */
function readWaitMs({ headers }: Pick<FastifyRequest, 'headers'>, mostMs: number): number {
  const prefer = String(headers.prefer ?? '')
  const seconds = /(?:^|[,;\s])wait=(\d{1,4})(?:$|[,;\s])/.exec(prefer)?.[1]
  if (seconds !== undefined) return Math.min(Number(seconds) * 1000, mostMs)
  return /(?:^|[,;\s])respond-async(?:$|[,;\s])/.test(prefer) ? 0 : mostMs
}

export function readDelivery(options: ImageOptions): Delivery {
  return {
    as: options.response_format ?? 'b64_json',
    format: options.output_format ?? 'png',
    quality: options.output_compression ?? null,
  }
}

/** Names of parameters that change nothing here, in a header that programs can log. */
export function nameIgnored(call: ApiCall, names: readonly string[]): void {
  const safe = names.filter((name) => /^[\w.[\]-]{1,40}$/.test(name)).slice(0, 20)
  if (safe.length > 0) void call.reply.header('x-moguang-ignored', safe.join(', '))
}

/** The finished job, or null when it is answered as a task. Throws OpenApiError for a failed one. */
export async function awaitJob(deps: OpenApiPorts, call: ApiCall, jobId: string) {
  const { key, request } = call
  const untilMs = performance.now() + readWaitMs(request, deps.config.openApi.waitMs)
  const row = await waitForJob(deps, request, { key, jobId, untilMs })
  const job = await readJob(deps, key.userId, jobId)
  if (!isTerminal(row.status)) {
    const task = viewTask(deps, request, job)
    void call.reply.status(202).header('location', task.url).header('retry-after', 3)
    return { job, task }
  }
  if (job.pictures.length === 0 && job.answer === null) {
    const { code = 'ENGINE_FAILED', message = texts.jobFailed } = job.error ?? {}
    request.apiCredits = 0
    throw new OpenApiError(fromEndedJob(code, message))
  }
  return { job, task: null }
}

export async function deliverJob(
  deps: OpenApiPorts,
  call: ApiCall,
  {
    jobId,
    kind,
    options,
  }: {
    jobId: string
    kind: 'image_generation' | 'image_edit'
    options: ImageOptions
  },
) {
  const delivery = readDelivery(options)
  if (options.stream) {
    const partialImages = options.partial_images ?? 0
    return streamJob(deps, call, { jobId, kind, partialImages, delivery })
  }
  const { job, task } = await awaitJob(deps, call, jobId)
  if (task) return task
  return buildImages(deps, call.request, { job, userId: call.key.userId, delivery })
}
