import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findTool } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import sharp from 'sharp'
import { imageSettings } from '../tests/app/deployFiles'
import { Account } from '../tests/e2e/account'
import { runTool, uploadFile } from '../tests/e2e/tool-jobs'
import { paramsFor } from '../tests/server/tool-params'
import { say, table } from './lib/measure'

/**
 * Memory of the whole server, children included, in a control group with a limit: idle, after 30
 * pictures, and the peak of each heavy tool on a photograph of 12 megapixels. Linux with cgroup
 * version 1 and the right to make groups.
 *
 * BENCH_IMAGE: a folder made by deploy/image/build.mjs, measured in place of `npm start`, with the
 * settings of the Dockerfile. BENCH_NODE: the Node that runs it. BENCH_IDLE_S: how long it idles.
 * BENCH_LIMITS, BENCH_MODELS: which runs, such as `2048` and `off`. MODELS_DIR: networks that are
 * already there (`npm run models -- fetch`); without it they are fetched while it measures.
 */

const ROOT = path.join(__dirname, '..')
const GROUPS = '/sys/fs/cgroup/memory'
const MB = 1024 * 1024
const PICTURES = 30
const IDLE_S = Number(process.env.BENCH_IDLE_S ?? 600)
const IDLE_STEP_S = 60
const SAMPLE_MS = 100
const IMAGE = process.env.BENCH_IMAGE ?? null
const NODE = process.env.BENCH_NODE ?? process.execPath
const HEAVY = [
  ...['cleaner', 'rembg', 'replaceBg', 'outpaint', 'upscale', 'oldphoto', 'styleTransfer'],
  ...['variation', 'samInpaint', 'photo2img', 'img2vid'],
]

interface Group {
  readonly folder: string
  /** Memory that is no cache of files, MB. */
  used(): number
  kills(): number
  remove(): void
}

function makeGroup(limitMb: number): Group {
  const folder = path.join(GROUPS, `moguang-bench-${process.pid}-${limitMb}`)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'memory.limit_in_bytes'), String(limitMb * MB))
  const read = (file: string, name: RegExp) =>
    Number(name.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? 0)
  return {
    folder,
    used: () => read('memory.stat', /^total_rss (\d+)$/m) / MB,
    kills: () => read('memory.oom_control', /^oom_kill (\d+)$/m),
    remove: () => rmdirSync(folder),
  }
}

interface Served {
  readonly child: ChildProcess
  readonly url: string
  readonly log: () => string
}

function startIn(group: Group, dataDir: string, env: Record<string, string>): Promise<Served> {
  const program = IMAGE === null ? 'scripts/start.mjs' : 'server/dist/main.js'
  const command = `echo $$ > ${group.folder}/cgroup.procs; exec "${NODE}" ${program}`
  // Codes of messages are in the answer outside of production only: people can sign in here.
  const image = IMAGE === null ? {} : { ...imageSettings(), NODE_ENV: 'development' }
  const modelsDir = process.env.MODELS_DIR
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: IMAGE ?? ROOT,
    env: {
      ...process.env,
      ...image,
      ...(modelsDir === undefined ? {} : { MODELS_DIR: modelsDir }),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      WELCOME_CREDITS: '100000',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${printed}`)))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /^ready (http:\/\/\S+)/m.exec(printed)?.[1]
      if (url !== undefined) resolve({ child, url, log: () => printed })
    })
  })
}

/** The highest value while `work` runs. */
async function measurePeak(group: Group, work: () => Promise<string>): Promise<[string, number]> {
  let peak = group.used()
  const timer = setInterval(() => (peak = Math.max(peak, group.used())), SAMPLE_MS)
  try {
    return [await work(), peak]
  } catch (error) {
    return [error instanceof Error ? error.message.slice(0, 60) : String(error), peak]
  } finally {
    clearInterval(timer)
  }
}

async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const size = { width: 4000, height: 3000 }
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(path.join(ROOT, 'tests/photos/chelsea.jpg'))
    .resize(size.width, size.height, { fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Ending of a tool's job: `ok`, or the message for the user. */
async function endOfTool(url: string, account: Account, id: string, image: MediaRef) {
  const tool = findTool(id)
  if (!tool) throw new Error(`no tool ${id}`)
  const job = await runTool(url, account, id, paramsFor(tool, image))
  return job.status === 'succeeded' ? 'ok' : (job.error?.message ?? job.status)
}

async function painted(account: Account): Promise<string> {
  for (let n = 0; n < PICTURES; n += 1) {
    const job = await account.runJob({ prompt: `第${n}幅：湖上的小船，远山，月亮` })
    if (job.status !== 'succeeded') return job.error?.message ?? job.status
  }
  return 'ok'
}

const whole = (mb: number) => `${Math.round(mb)} MB`

async function measureAt(limitMb: number, env: Record<string, string>): Promise<string[][]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-memory-'))
  const group = makeGroup(limitMb)
  const rows: string[][] = []
  let served: Served | null = null
  const note = (what: string, mb: number, outcome: string) => {
    rows.push([what, whole(mb), outcome, String(group.kills())])
    say(`${limitMb} MB ${JSON.stringify(env)}: ${what} ${whole(mb)} ${outcome}`)
  }
  try {
    const started = await measurePeak(group, async () => {
      served = await startIn(group, dataDir, env)
      return 'ok'
    })
    note('first start, peak', started[1], started[0])
    if (!served) return rows
    const { child, url } = served as Served
    const dead = new Promise<never>((_, reject) =>
      child.once('exit', (code, signal) => reject(new Error(`killed: ${signal ?? code}`))),
    )
    dead.catch(() => {})
    const peak = (work: () => Promise<string>) =>
      measurePeak(group, () => Promise.race([work(), dead]))
    const account = await Account.signIn(url, '13800136902')
    note('30 pictures, peak', ...swap(await peak(() => painted(account))))
    const photo = await photograph()
    const image = await uploadFile(url, account, photo, 'image/jpeg')
    for (const id of HEAVY)
      note(`${id}, peak`, ...swap(await peak(() => endOfTool(url, account, id, image))))
    for (let waited = 0; waited < IDLE_S; waited += IDLE_STEP_S) {
      say(`idle ${waited} s: ${whole(group.used())}`)
      await sleep(IDLE_STEP_S * 1000)
    }
    note(`idle after ${IDLE_S} s`, group.used(), child.exitCode === null ? 'ok' : 'ended')
    say(served === null ? '' : (served as Served).log().slice(0, 600))
  } finally {
    const child = (served as Served | null)?.child
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    await sleep(500)
    group.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return rows
}

const swap = ([outcome, mb]: [string, number]): [number, string] => [mb, outcome]

const wanted = (name: string, usual: string) => (process.env[name] ?? usual).split(',')

/** For `npm run bench -- memory`. */
export async function benchMemory(
  limits = wanted('BENCH_LIMITS', '2048,1024').map(Number),
  settings = wanted('BENCH_MODELS', 'default,off').map((models): Record<string, string> =>
    models === 'default' ? {} : { MODELS: models },
  ),
): Promise<void> {
  for (const limit of limits)
    for (const env of settings) {
      const named = Object.entries(env).map((entry) => entry.join('='))
      say(`\n${limit} MB, ${named.join(' ') || 'defaults'}\n`)
      const rows = await measureAt(limit, env)
      table(['what', 'memory without file cache', 'outcome', 'processes killed'], rows)
    }
}
