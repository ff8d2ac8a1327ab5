import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { STYLES } from '../server/src/engines/studio/slots'
import { startPostgres } from '../server/src/testing/postgres'
import { launchBrowser } from '../tests/e2e/browser'
import { sumBytes, weigh } from '../tests/e2e/weigh'
import { launch, measure, stop, type ServerFigures } from './bench-server'

/** Prints the figures of docs/BENCH.md as Markdown tables; `painter` or `server` for one part. */

const SIZES = [
  [1024, 1024],
  [1344, 768],
] as const
const PLENTY = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  WELCOME_CREDITS: '10000',
  SMS_PER_ADDRESS_HOUR: '1000',
}

const say = (line = '') => process.stdout.write(`${line}\n`)

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  say(`| ${head.join(' | ')} |`)
  say(`|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`)
  for (const row of rows) say(`| ${row.join(' | ')} |`)
  say()
}

async function benchPainter(): Promise<void> {
  const rows: string[][] = []
  for (const style of STYLES) {
    for (const [width, height] of SIZES) {
      const script = path.join(__dirname, 'bench-painter.ts')
      const args = ['--import', 'tsx', script, style, String(width), String(height)]
      const { stdout } = await promisify(execFile)(process.execPath, args)
      const { firstMs, medianMs, slowestMs, peakMb } = JSON.parse(stdout) as Record<string, number>
      rows.push([
        `${style} ${width} × ${height}`,
        ...[firstMs, medianMs, slowestMs].map((ms) => `${Math.round(ms ?? 0)} ms`),
        `${Math.round(peakMb ?? 0)} MB`,
      ])
    }
  }
  table(['painter', 'first', 'median', 'slowest', 'peak memory of the process'], rows)
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
    const postgres = await startPostgres()
    if (postgres) {
      const databaseUrl = await postgres.createDatabase()
      const server = await launch({ ...env, DATABASE_URL: databaseUrl })
      rows.push(serverRow('PostgreSQL', await measure(server.url, databaseUrl)))
      await stop(server)
    }
    table(
      [
        'database',
        'works, ten a page',
        'same SQL through pg',
        'ratio',
        'prices',
        'picked up after',
      ],
      rows,
    )
    table(
      ['start of the server, embedded', 'ms'],
      [
        ['first, an empty folder', String(Math.round(first.startMs))],
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

async function main(): Promise<void> {
  say(`Node ${process.version}, ${availableParallelism()} cores`)
  say()
  const [, , only] = process.argv
  if (only !== 'server') await benchPainter()
  if (only !== 'painter') await benchServer()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  },
)
