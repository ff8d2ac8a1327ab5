/** Estimated durations of jobs against actual ones. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isTerminal, type JobView } from '@contract/jobs'
import { findTool } from '@contract/tools/all'
import { computeCost } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { Account } from '../tests/e2e/account'
import { samplesPainted } from '../tests/e2e/fixture'
import { paramsFor } from '../tests/server/tool-params'
import { launch, stop } from './bench-server'
import { table } from './lib/measure'
import { uploadPhoto } from './lib/photo'

const POLL_MS = 100
const PRICE = 2

const SMALL = [800, 600] as const
const LARGE = [2000, 1500] as const
/** Each orders every kind once in each situation. */
const PHONES = ['13800136911', '13800136912', '13800136913']

interface Kind {
  tool: string
  photo: typeof SMALL | typeof LARGE | null
  params: Record<string, unknown>
}

/** Small and large ones, from words and photographs, and a short video. */
const KINDS: readonly Kind[] = [
  { tool: 'text2img', photo: null, params: { prompt: '月夜', style: 'minimal', ratio: '1:1' } },
  {
    tool: 'text2img',
    photo: null,
    params: { prompt: '雪山湖泊', style: 'oil', ratio: '16:9', count: 4 },
  },
  { tool: 'rembg', photo: SMALL, params: {} },
  { tool: 'toon', photo: SMALL, params: {} },
  { tool: 'toon', photo: LARGE, params: {} },
  { tool: 'img2vid', photo: SMALL, params: { seconds: 2 } },
]

interface Person {
  account: Account
  photos: ReadonlyMap<Kind['photo'], MediaRef>
}

type Order = () => Promise<JobView>

/** Each kind once, by one person. */
function buildOrders({ account, photos }: Person): Order[] {
  return KINDS.map(({ tool, photo, params }) => async () => {
    const ref = photos.get(photo)
    if (!ref) return await account.start(params)
    const definition = findTool(tool)
    if (!definition) throw new Error(`no tool ${tool}`)
    const requested = { ...paramsFor(definition, ref), ...params }
    const quotedCredits = computeCost(definition, requested, PRICE)
    const [, call = ''] = definition.call.split(' ')
    const body = { requestId: randomUUID(), params: requested, quotedCredits }
    return (await account.post<{ job: JobView }>(call, body)).job
  })
}

/** Estimate shown at a moment. */
interface Look {
  job: JobView
  atMs: number
}

interface Outcome {
  submitted: Look
  /** Null: it was never seen running. */
  started: Look | null
  ended: JobView
}

async function watch(account: Account, order: Order): Promise<Outcome> {
  const { id } = await order()
  const look = async (): Promise<Look> => {
    const job = await account.get<JobView>(`/api/job/${id}`)
    return { job, atMs: Date.now() }
  }
  const submitted = await look()
  let started: Look | null = null
  let now = submitted
  while (!isTerminal(now.job.status)) {
    if (now.job.status === 'running') started ??= now
    await sleep(POLL_MS)
    now = await look()
  }
  if (now.job.status !== 'succeeded') throw new Error(now.job.error?.message ?? now.job.status)
  return { submitted, started, ended: now.job }
}

async function runAlone(people: readonly Person[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const person of people)
    for (const order of buildOrders(person)) outcomes.push(await watch(person.account, order))
  return outcomes
}

/** Everybody orders everything at once. */
function inQueue(people: readonly Person[]): Promise<Outcome[]> {
  return Promise.all(
    people.flatMap((person) => buildOrders(person).map((order) => watch(person.account, order))),
  )
}

/** As alone, while a process of ours keeps each core busy. */
async function runUnderLoad(people: readonly Person[]): Promise<Outcome[]> {
  const burning = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    return await runAlone(people)
  } finally {
    for (const child of burning) child.kill()
  }
}

/** As far from one end as from the other by ratio; of a band from nothing, its half. */
function computeMiddle({ fromMs, toMs }: NonNullable<JobView['eta']>): number {
  return fromMs > 0 ? Math.sqrt(fromMs * toMs) : toMs / 2
}

/** One row: the estimates at one moment and what followed. */
function row(name: string, looks: readonly { look: Look | null; ended: JobView }[]): string[] {
  const seen = looks.flatMap(({ look, ended }) => (look ? [{ ...look, ended }] : []))
  const guesses = seen.flatMap(({ job: { eta }, atMs, ended }) => {
    const tookMs = Date.parse(ended.finishedAt ?? '') - atMs
    return eta ? [{ ...eta, tookMs, ratio: tookMs / computeMiddle(eta) }] : []
  })
  const within = guesses.filter(({ fromMs, toMs, tookMs }) => tookMs >= fromMs && tookMs <= toMs)
  const ratios = guesses.map(({ ratio }) => ratio).sort((a, b) => a - b)
  const apart = (ratio: number) => Math.abs(Math.log(ratio))
  const worst = [...ratios].sort((a, b) => apart(b) - apart(a))[0]
  return [
    name,
    String(seen.length),
    String(seen.length - guesses.length),
    String(within.length),
    ratios[Math.floor(ratios.length / 2)]?.toFixed(2) ?? '–',
    worst?.toFixed(2) ?? '–',
  ]
}

const SITUATIONS = [
  ['one at a time', runAlone],
  ['all at once', inQueue],
  ['one at a time, both cores taken by another program', runUnderLoad],
] as const

/** Orders the same jobs in three situations, one after the other on one server. */
export async function benchEstimates(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-estimates-'))
  const server = await launch({
    DATA_DIR: folder,
    MAX_ACTIVE_JOBS: '100',
    WELCOME_CREDITS: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CALLS_AT_ONCE_PER_ADDRESS: '10000',
    CALLS_AT_ONCE_PER_USER: '10000',
    SMS_PER_ADDRESS_HOUR: '1000',
    JOB_TIMEOUT_MS: '900000',
  })
  try {
    const people: Person[] = []
    for (const phone of PHONES) {
      const account = await Account.signIn(server.url, phone)
      const photos = new Map<Kind['photo'], MediaRef>()
      for (const size of [SMALL, LARGE])
        photos.set(size, await uploadPhoto(server.url, account, size))
      people.push({ account, photos })
    }
    const [first] = people
    if (first) await samplesPainted(first.account)
    const rows: string[][] = []
    for (const [name, run] of SITUATIONS) {
      const outcomes = await run(people)
      const moments = [
        ['at submission', (outcome: Outcome) => outcome.submitted],
        ['at start', (outcome: Outcome) => outcome.started],
      ] as const
      for (const [moment, pick] of moments) {
        const looks = outcomes.map((outcome) => ({ look: pick(outcome), ended: outcome.ended }))
        rows.push(row(`${name}, ${moment}`, looks))
      }
    }
    table(
      ['situation', 'jobs', 'no estimate', 'within the range', 'duration / midpoint', 'worst'],
      rows,
    )
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}
