/** The spans of a job's run, below that of its submission, whichever process that was. */
import { within, openSpan } from '../../../platform/tracing/tracing'
import type { JobRow } from '../rows'

type Traced = Pick<
  JobRow,
  'id' | 'tool' | 'engineId' | 'modelId' | 'attempt' | 'trace' | 'createdAt' | 'startedAt'
>

function buildAttributes({ id, tool, engineId, modelId, attempt }: Traced) {
  return {
    'moguang.job.id': id,
    'moguang.tool': tool,
    'moguang.attempt': attempt,
    'moguang.engine': engineId,
    'moguang.model': modelId,
  }
}

/** Waiting time and run. A job that was submitted without a trace has none. */
export async function traced(job: Traced, run: () => Promise<void>): Promise<void> {
  const { trace: parent, createdAt, startedAt } = job
  if (parent === null) return run()
  const attributes = buildAttributes(job)
  const waited = openSpan({ name: 'job queue', parent, attributes, startedAt: createdAt })
  waited?.end(startedAt ? { at: startedAt } : {})
  return within({ name: 'job run', kind: 'consumer', parent, attributes }, run)
}

/** One question to the engine; the same run may ask several times where it is busy. */
export function withEngineSpan<T>(job: Traced, call: () => Promise<T>): Promise<T> {
  if (job.trace === null) return call()
  return within({ name: 'engine call', kind: 'client', attributes: buildAttributes(job) }, call)
}
