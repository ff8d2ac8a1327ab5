/** Destination of traces, if any. The names are OpenTelemetry's own. */
import { httpUrl, share, text } from '../lib/env/schemas'
import type { ValuesOf } from '../lib/env/values'
import type { Variable } from '../lib/env/variable'

export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl,
    initial: null,
    note: 'OTLP endpoint for traces (`/v1/traces`, over HTTP), e.g. `http://127.0.0.1:4318`; unset = no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: text,
    initial: null,
    note: 'Headers sent with traces: `name=value`, comma-separated, values percent-encoded',
    secret: true,
  },
  OTEL_SERVICE_NAME: { schema: text, initial: 'moguang', note: 'Service name in traces' },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: share,
    initial: '1',
    note: 'Share of calls that are traced, 0 to 1; a job is traced if the call that created it is',
  },
} as const satisfies Record<string, Variable>

export interface TracingConfig {
  /** Whole address that traces are posted to. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** 0..1 */
  readonly share: number
}

function parseHeaders(list: string | null): Record<string, string> {
  const pairs = (list ?? '').split(',').map((pair) => pair.trim().split('='))
  const named = pairs.filter(([name, ...value]) => name && value.length > 0)
  return Object.fromEntries(
    named.map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  )
}

/** Null: nothing is traced. */
export function buildTracingConfig(
  values: ValuesOf<typeof TRACING_VARIABLES>,
): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  if (endpoint === null) return null
  return {
    url: `${endpoint}/v1/traces`,
    headers: parseHeaders(values.OTEL_EXPORTER_OTLP_HEADERS),
    service: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
