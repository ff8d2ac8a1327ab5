/**
 * Spans by OpenTelemetry's SDK, sent in batches by OTLP over HTTP. Its packages are loaded here and
 * nowhere else, when this is called: a bundle would load what is imported at its start.
 */
import { hostname } from 'node:os'
import type { Context } from '@opentelemetry/api'
import { appVersion } from '../lib/version'
import type { TracingConfig } from './config'
import type { Tracing, Warn } from './span'

/** With all its tries; a process that stops waits no longer for a collector that is away. */
const SEND_WITHIN_MS = 3_000

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const load = async () => {
  const [api, hooks, otlp, resources, base] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  return { ...api, ...hooks, ...otlp, ...resources, ...base }
}

type Sdk = Awaited<ReturnType<typeof load>>

/** An invalid traceparent begins a new trace. */
function parseTraceparent({ ROOT_CONTEXT, trace }: Sdk, traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function createProvider(sdk: Sdk, { service, share, url, headers }: TracingConfig, name: string) {
  const host = hostname()
  return new sdk.TracerProvider({
    resource: sdk.resourceFromAttributes({
      'service.name': service,
      'service.version': appVersion,
      'service.instance.id': `${host}:${process.pid}`,
      'host.name': host,
      'process.pid': process.pid,
      'moguang.process': name,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new sdk.OTLPTraceExporter({
          url,
          headers: { ...headers },
          timeoutMillis: SEND_WITHIN_MS,
        }),
      }),
    ],
  })
}

export async function createTracing(
  config: TracingConfig,
  { process: name, warn }: { process: string; warn: Warn },
): Promise<Tracing> {
  const sdk = await load()
  const { diag, DiagLogLevel, SpanKind, SpanStatusCode, trace } = sdk
  const nothing = () => {}
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const provider = createProvider(sdk, config, name)
  const tracer = provider.getTracer('moguang', appVersion)
  const contexts = new sdk.AsyncLocalStorageContextManager().enable()
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
    internal: SpanKind.INTERNAL,
  }
  return {
    open({ name: title, kind = 'internal', attributes = {}, parent, startedAt }) {
      const above = parent === undefined ? contexts.active() : parseTraceparent(sdk, parent ?? '')
      const span = tracer.startSpan(
        title,
        {
          kind: kinds[kind],
          attributes: { ...attributes },
          startTime: startedAt,
        },
        above,
      )
      const below = trace.setSpan(above, span)
      return {
        note: (more) => void span.setAttributes({ ...more }),
        enter: (run) => contexts.with(below, run),
        end({ failed = false, at } = {}) {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end(at)
        },
      }
    },
    here() {
      const span = trace.getSpanContext(contexts.active())
      if (!span) return null
      const flags = span.traceFlags.toString(16).padStart(2, '0')
      return `00-${span.traceId}-${span.spanId}-${flags}`
    },
    async stop() {
      await provider
        .shutdown()
        .catch((error: unknown) => warn(`what was left could not be sent: ${String(error)}`))
      contexts.disable()
      diag.disable()
    },
  }
}
