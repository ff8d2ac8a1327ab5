import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { STYLES } from '@studio/painter/slots'
import { testPostgres } from '../server/src/testing/postgres'
import { launchBrowser } from '../tests/e2e/browser'
import { sumBytes, weigh } from '../tests/e2e/weigh'
import { benchCodes, benchCrowd, benchFilm, benchTools } from './bench-media'
import { benchComments } from './bench-comments'
import { benchEstimates } from './bench-estimates'
import { benchMemory } from './bench-memory'
import { benchLive } from './bench-live'
import { benchMutes } from './bench-mutes'
import { benchPlans } from './bench-plans'
import { benchReplica } from './bench-replica'
import { benchScale } from './bench-scale'
import { benchSearch } from './bench-search'
import { benchFeed, benchSquare } from './bench-square'
import { benchThread } from './bench-thread'
import { benchWeb } from './bench-web'
import { launch, measure, stop, type ServerFigures } from './bench-server'
import { asPainter, bundleScript, say, table } from './lib/measure'

/** Prints the figures of docs/BENCH.md as Markdown tables; names of parts for only these. */

const SIZES = [
  [1024, 1024],
  [1344, 768],
] as const
/** Pictures one worker paints in a row while its memory is watched. */
const MANY = 200
const PLENTY = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  CALLS_AT_ONCE_PER_ADDRESS: '10000',
  CALLS_AT_ONCE_PER_USER: '10000',
  WELCOME_CREDITS: '10000',
  SMS_PER_ADDRESS_HOUR: '1000',
}

type Figure =
  | 'warmMs'
  | 'firstMs'
  | 'medianMs'
  | 'slowestMs'
  | 'peakMb'
  | 'withStages'
  | 'withStagesMost'
type PainterFigures = Record<Figure, number>

async function benchPainter(): Promise<void> {
  const painter = await bundleScript('bench-painter')
  const paintAside = (...args: (string | number)[]) => asPainter<PainterFigures>(painter, ...args)
  const rows: string[][] = []
  let warmMs = 0
  for (const style of STYLES) {
    for (const [width, height] of SIZES) {
      const figures = await paintAside(style, width, height)
      const { firstMs, medianMs, slowestMs, peakMb } = figures
      warmMs = Math.max(warmMs, figures.warmMs)
      rows.push([
        `${style} ${width} × ${height}`,
        ...[firstMs, medianMs, slowestMs].map((ms) => `${Math.round(ms)} ms`),
        `${Math.round(peakMb)} MB`,
        figures.withStages.toFixed(2),
        figures.withStagesMost.toFixed(2),
      ])
    }
  }
  table(
    [
      'painter, CPU time',
      'first',
      'median',
      'slowest',
      'peak memory of the process',
      'with stages, median',
      'at most',
    ],
    rows,
  )
  const { peakMb } = await paintAside('watercolour', 1024, 1024, MANY, 0)
  say(`Noise at the start of a worker: ${Math.round(warmMs)} ms.`)
  say(`${MANY} pictures in one process: at most ${Math.round(peakMb)} MB.`)
  say()
}

function serverRow(name: string, figures: ServerFigures): string[] {
  const { feedPerSecond, sqlPerSecond, publicPerSecond, pickedUpMs } = figures
  return [
    name,
    `${Math.round(feedPerSecond)}/s`,
    `${Math.round(sqlPerSecond)}/s`,
    (feedPerSecond / sqlPerSecond).toFixed(2),
    `${Math.round(publicPerSecond)}/s`,
    `${pickedUpMs} ms`,
  ]
}

async function benchServer(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-bench-'))
  const rows: string[][] = []
  try {
    const env = { ...PLENTY, DATA_DIR: folder }
    const first = await launch(env)
    const socket = `postgres://postgres@localhost:5432/postgres?host=${path.join(folder, 'run')}`
    rows.push(serverRow('embedded', await measure(first.url, socket)))
    const browser = await launchBrowser()
    const weights = await weigh(browser, first.url, '')
    await browser.close()
    await stop(first)
    const second = await launch(env)
    await stop(second)
    const postgres = await testPostgres()
    if (postgres) {
      const databaseUrl = await postgres.createDatabase()
      const server = await launch({ ...env, DATABASE_URL: databaseUrl })
      rows.push(serverRow('PostgreSQL', await measure(server.url, databaseUrl)))
      await stop(server)
    }
    table(
      [
        'database',
        'works, pages of ten',
        'same SQL through pg',
        'ratio',
        'prices',
        'job start latency',
      ],
      rows,
    )
    table(
      ['server start, embedded database', 'ms'],
      [
        ['first, empty folder', String(Math.round(first.startMs))],
        ['second', String(Math.round(second.startMs))],
      ],
    )
    table(
      ['first load of `/`, gzip', 'KB'],
      ['.js', '.css'].map((ending) => [ending, (sumBytes(weights, ending) / 1024).toFixed(1)]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  painter: benchPainter,
  tools: benchTools,
  crowd: benchCrowd,
  codes: benchCodes,
  film: benchFilm,
  estimates: benchEstimates,
  server: benchServer,
  square: benchSquare,
  scale: benchScale,
  live: benchLive,
  // By their names only: the last figure of `square`, plans at many sizes, memory under
  // limits, replicas, searches.
  feed: benchFeed,
  plans: () => benchPlans(),
  mutes: benchMutes,
  comments: benchComments,
  memory: () => benchMemory(),
  replica: benchReplica,
  search: benchSearch,
  web: benchWeb,
  thread: benchThread,
}

async function main(): Promise<void> {
  say(`Node ${process.version}, ${availableParallelism()} cores`)
  say()
  const wanted = process.argv.slice(2)
  for (const [part, bench] of Object.entries(PARTS))
    if (
      wanted.includes(part) ||
      (wanted.length === 0 &&
        !['plans', 'mutes', 'comments', 'feed', 'memory', 'replica', 'search'].includes(part))
    )
      await bench()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  },
)
