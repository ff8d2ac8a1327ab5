import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { loadConfig } from '../../config/config'
import { type FakeApi, startFakeApi } from '../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { isTracing, startTracing, stopTracing, traceHere, within } from './tracing'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** As much of a collector as an exporter asks for. */
async function startCollector() {
  const batches: Batch[] = []
  const requests: { url: string | undefined; key: unknown }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({ url: request.url, key: request.headers['x-key'] })
      batches.push(JSON.parse(Buffer.concat(chunks).toString()) as Batch)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    resources: () => batches.flatMap(({ resourceSpans }) => resourceSpans.map((r) => r.resource)),
    spans: () =>
      batches.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function findAttribute({ attributes }: Pick<Span, 'attributes'>, key: string): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : String(value.intValue))
}

const SECRET = '只有本人知道的山水'

let collector: Awaited<ReturnType<typeof startCollector>>
let api: FakeApi
let env: Record<string, string>

before(async () => {
  collector = await startCollector()
  api = await startFakeApi({ pictureSize: '48x64' })
  env = {
    NODE_ENV: 'test',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
    OPENAI_BASE_URL: api.baseUrl,
    OPENAI_MODEL: 'painter-x',
    OPENAI_CREDITS: '1',
  }
})
after(async () => {
  await stopTracing()
  await api.close()
  collector.close()
})

/** Paints one picture by a server that works; answers its job. */
async function paintOne(): Promise<JobView> {
  const server = await startTestApp({ env, works: true })
  try {
    const { token } = await signInByCalls(server.app, newPhone())
    const { data, message } = await callApi(server.app, 'POST', '/api/generate', {
      token,
      headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
      body: {
        requestId: 'traced-order',
        quotedCredits: 1,
        params: { prompt: SECRET, model: 'painter-x' },
      },
    })
    assert.ok(data, message)
    return await waitForEnd(server, { token, id: (data as { job: JobView }).job.id })
  } finally {
    await server.close()
  }
}

test('with tracing off, no span is opened and no context is stored', async () => {
  await startTracing(loadConfig({ NODE_ENV: 'test' }).tracing, { process: 'test', warn() {} })
  assert.equal(isTracing(), false)
  assert.equal(await within({ name: 'x' }, async () => traceHere()), null)
})

test('from the call to the stored picture: one trace, with the job’s id, across the queue', async () => {
  const warnings: string[] = []
  await startTracing(loadConfig(env).tracing, {
    process: 'test',
    warn: (message) => void warnings.push(message),
  })
  const job = await paintOne()
  assert.equal(job.status, 'succeeded')
  await stopTracing()
  assert.deepEqual(warnings, [])
  assert.deepEqual(collector.requests[0], { url: '/v1/traces', key: 'a b' })
  for (const resource of collector.resources()) {
    assert.equal(findAttribute(resource, 'service.name'), 'moguang')
    assert.equal(findAttribute(resource, 'moguang.process'), 'test')
  }

  const all = collector.spans()
  const call = all.find(({ name }) => name === 'POST /api/generate')
  assert.ok(call)
  assert.equal(findAttribute(call, 'http.response.status_code'), '200')
  // A caller's own trace id is not trusted.
  assert.notEqual(call.traceId, 'a'.repeat(32))
  const trace = all.filter(({ traceId }) => traceId === call.traceId)
  const named = (name: string) => trace.filter((span) => span.name === name)
  const [submit, queue, run, engine] = ['job submit', 'job queue', 'job run', 'engine call'].map(
    (name) => named(name)[0],
  )
  assert.ok(submit && queue && run && engine, trace.map(({ name }) => name).join())
  assert.equal(submit.parentSpanId, call.spanId)
  assert.equal(queue.parentSpanId, submit.spanId)
  assert.equal(run.parentSpanId, submit.spanId)
  assert.equal(engine.parentSpanId, run.spanId)
  const puts = named('storage put')
  assert.ok(puts.length >= 3)
  for (const put of puts) assert.equal(put.parentSpanId, run.spanId)
  for (const span of [queue, run, engine, ...puts])
    assert.equal(findAttribute(span, 'moguang.job.id'), job.id)
  assert.ok(BigInt(queue.endTimeUnixNano) >= BigInt(queue.startTimeUnixNano))
  assert.equal(trace.length, 5 + puts.length)

  // Neither words nor the keys that open files.
  const text = JSON.stringify(all)
  assert.ok(!text.includes(SECRET))
  assert.ok(!/job\/[^"/]+\/[\w-]{20}/.test(text))
})

test('a failed step is a failed span, and its error goes on', async () => {
  await startTracing(loadConfig(env).tracing, { process: 'test', warn() {} })
  const failing = within({ name: 'fails' }, () => Promise.reject(new TypeError('no')))
  await assert.rejects(failing, /no/)
  await stopTracing()
  const span = collector.spans().find(({ name }) => name === 'fails')
  assert.ok(span)
  assert.equal(span.status.code, 2)
  assert.equal(findAttribute(span, 'error.type'), 'TypeError')
})

test('a collector that is away costs a warning, and no job', async () => {
  const warnings: string[] = []
  const { tracing } = loadConfig({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  await startTracing(tracing, { process: 'test', warn: (message) => void warnings.push(message) })
  assert.equal(await within({ name: 'x' }, async () => 7), 7)
  await stopTracing()
  assert.ok(warnings.length > 0)
})
