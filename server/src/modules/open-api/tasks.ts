/** Jobs of keys as tasks: for those that do not wait for the result. */
import type { JobView } from '@contract/jobs'
import type { FastifyRequest } from 'fastify'
import { buildErrorBody, fromEndedJob } from './errors'
import type { OpenApiPorts } from './ports'
import { toAbsolute } from './pictures'
import type { TaskView } from './schemas'

const STATES = {
  queued: 'queued',
  running: 'in_progress',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const

export function viewTask(
  deps: Pick<OpenApiPorts, 'config'>,
  request: FastifyRequest,
  job: JobView,
): TaskView {
  const absolute = toAbsolute(deps, request)
  const { error } = job
  return {
    id: job.id,
    object: 'task',
    status: STATES[job.status],
    progress: job.progress,
    tool: job.tool,
    created: Math.floor(Date.parse(job.createdAt) / 1000),
    url: absolute(`/v1/tasks/${job.id}`),
    data: job.pictures.map(({ id, url, kind, seed }) => ({
      id: `picture:${id}`,
      url: absolute(url),
      type: kind === 'video' ? 'video/mp4' : 'image/png',
      ...(seed !== null && { seed }),
    })),
    answer: job.answer,
    credits: job.status === 'succeeded' ? job.spentCredits : job.costCredits,
    error: error && buildErrorBody(fromEndedJob(error.code, error.message)).error,
  }
}
