/** Alert rules and the dashboard ask for metrics that are there, and the runbook knows every alert. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { projectRoot } from '../../server/src/platform/lib/paths'
import { buildWorkerApp } from '../../server/src/app/worker-app'
import { startTestApp, type TestApp } from '../../server/src/testing/app'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

interface Metric {
  readonly type: string
  readonly labels: ReadonlySet<string>
}

let server: TestApp
const metrics = new Map<string, Metric>()
before(async () => {
  server = await startTestApp({ redisUrl: 'redis://127.0.0.1:1' })
  const worker = await buildWorkerApp(server.deps)
  // So that there are samples of a call and of a job, with their labels.
  await server.app.inject('/healthz')
  const [createdAt, finishedAt] = [new Date(0), new Date(1000)]
  server.deps.metrics.jobEnded({
    tool: 'text2img',
    engineId: 'studio',
    status: 'succeeded',
    errorCode: null,
    createdAt,
    startedAt: createdAt,
    finishedAt,
  })
  for (const app of [server.app, worker]) addMetrics((await app.inject('/metrics')).body)
  await worker.close()
})
after(() => server.close())

/** Metric names of the queries, with the labels that their samples have. */
function addMetrics(text: string): void {
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const ending of endings) {
      const samples = text.matchAll(new RegExp(`^${name}${ending}(?:\\{(.*)\\})? `, 'gm'))
      const labels = [...samples].flatMap(([, inside = '']) =>
        [...inside.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
      )
      const known = metrics.get(name + ending)?.labels ?? []
      metrics.set(name + ending, { type, labels: new Set([...known, ...labels]) })
    }
  }
}

/** Of PromQL, what our expressions use. */
const WORDS = new Set(
  `sum max min by rate increase histogram_quantile topk vector and or unless on ignoring le`.split(
    ' ',
  ),
)

/** Names of metrics in an expression, each with the labels it is filtered by. */
function parseMetrics(expression: string): { name: string; labels: string[] }[] {
  const bare = expression
    .replaceAll(/\b(by|on|ignoring) \([^)]*\)/g, '')
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\[\w+\]/g, '')
  return [...bare.matchAll(/([a-z_][\w:]*)(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !WORDS.has(name))
    .map(([, name = '', inside = '']) => ({
      name,
      labels: [...inside.matchAll(/(\w+)(?:=~|!~|!=|=)""/g)].map(([, label = '']) => label),
    }))
}

/** Prometheus itself makes this one, of its own labels. */
const OF_PROMETHEUS = 'up'

function assertKnown(expression: string, where: string): void {
  const queried = parseMetrics(expression).filter(({ name }) => name !== OF_PROMETHEUS)
  for (const { name, labels } of queried) {
    const metric = metrics.get(name)
    assert.ok(metric, `${where}: there is no metric ${name}`)
    // One that has no sample yet has no labels to look at.
    if (metric.labels.size === 0) continue
    for (const label of labels)
      assert.ok(metric.labels.has(label), `${where}: ${name} has no label ${label}`)
  }
}

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

function alerts(): readonly Rule[] {
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as {
    groups: readonly { readonly rules: readonly Rule[] }[]
  }
  return groups.flatMap(({ rules }) => rules)
}

test('the check finds a metric and a label that are not there', () => {
  assert.throws(() => assertKnown('max(jobs_waitin) > 1', 'x'), /no metric jobs_waitin$/)
  assert.throws(
    () => assertKnown('rate(http_request_duration_seconds_count{statuz=~"5.."}[5m])', 'x'),
    /has no label statuz/,
  )
  assertKnown('sum by (le) (rate(http_request_duration_seconds_bucket{status!="200"}[5m]))', 'x')
})

test('alert rules use metrics that a server or a worker exports', () => {
  const rules = alerts()
  assert.ok(rules.length >= 12)
  for (const { alert, expr } of rules) assertKnown(expr, alert)
})

test('every alert has a severity, a summary and its place in the runbook, which knows no other', () => {
  const runbook = read('docs/RUNBOOK.md')
  const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  const rules = alerts()
  for (const { alert, for: after, labels, annotations } of rules) {
    assert.match(after, /^\d+[smh]$/, alert)
    assert.match(labels.severity, /^(critical|warning)$/, alert)
    assert.ok(annotations.summary.length > 0, alert)
    assert.equal(annotations.runbook, `docs/RUNBOOK.md#${alert.toLowerCase()}`)
  }
  assert.deepEqual(
    headings,
    rules.map(({ alert }) => alert),
  )
})

interface Dashboard {
  readonly panels: readonly {
    readonly id: number
    readonly title: string
    readonly type: string
    readonly targets?: readonly { readonly expr: string }[]
  }[]
}

test('every panel of the dashboard asks for metrics that are there', () => {
  const { panels } = JSON.parse(read('deploy/grafana/moguang.json')) as Dashboard
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  const drawn = panels.filter(({ type }) => type !== 'row')
  assert.ok(drawn.length >= 20)
  for (const { title, targets = [] } of drawn) {
    assert.ok(targets.length > 0, title)
    for (const { expr } of targets) assertKnown(expr, title)
  }
})

test('every metric of this project is used by an alert or a panel', () => {
  const { panels } = JSON.parse(read('deploy/grafana/moguang.json')) as Dashboard
  const queried = [
    ...alerts().map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ].flatMap((expression) => parseMetrics(expression).map(({ name }) => name))
  const families = new Set(queried.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
  const own = [...metrics.keys()]
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => !/^(nodejs|process)_/.test(name))
  assert.deepEqual(
    [...new Set(own)].filter((name) => !families.has(name)),
    [],
  )
})
