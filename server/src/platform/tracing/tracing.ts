/**
 * Traces of this process: from a call to the stored picture. Off unless started, as OpenTelemetry's
 * own API is one for a process; then each function below only runs what it is given. What makes
 * spans is loaded when it is started.
 */
import type { TracingConfig } from './config'
import type { OpenSpan, SpanWish, Tracing, Warn } from './span'

let tracing: Tracing | null = null

/** Once for a process, before what is to be traced is made. Null: nothing is traced. */
export async function startTracing(
  config: TracingConfig | null,
  { process, warn }: { process: string; warn: Warn },
): Promise<void> {
  if (config === null || tracing !== null) return
  const { createTracing } = await import('./sdk')
  tracing = await createTracing(config, { process, warn })
}

export async function stopTracing(): Promise<void> {
  const stopping = tracing
  tracing = null
  await stopping?.stop()
}

export const isTracing = (): boolean => tracing !== null

/** Null where nothing is traced. */
export function openSpan(wish: SpanWish): OpenSpan | null {
  return tracing?.open(wish) ?? null
}

/** Stored with a row, so that another process continues this trace. */
export function traceHere(): string | null {
  return tracing?.here() ?? null
}

/** Runs it within a span, which is failed where it rejects. */
export async function within<T>(wish: SpanWish, run: () => Promise<T>): Promise<T> {
  const span = openSpan(wish)
  if (!span) return run()
  try {
    const result = await span.enter(run)
    span.end()
    return result
  } catch (error) {
    span.note({ 'error.type': error instanceof Error ? error.name : 'unknown' })
    span.end({ failed: true })
    throw error
  }
}
