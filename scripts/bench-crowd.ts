/** Sixteen jobs at once on the bundled server, and what its whole process tree holds meanwhile. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { JobView } from '@contract/jobs'
import { ALL_TOOLS } from '@contract/tools/all'
import { computeCost, type ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { Account } from '../tests/e2e/account'
import { launch, stop } from './bench-server'
import { measuredParams } from './lib/params'
import { uploadPhoto } from './lib/photo'

const JOBS = 16
const LOOK_MS = 250
const PRICE = 2
const ENDED = new Set(['succeeded', 'failed', 'cancelled'])
/** Photographs of 1 to 4 megapixels. */
const SIDES = [
  [1200, 900],
  [2000, 1500],
  [2310, 1732],
] as const

interface CrowdFigures {
  ended: number
  succeeded: number
  tookMs: number
  idleMb: number
  peakMb: number
}

/** Resident memory of a process and everything below it, MB; shared pages count for each. */
async function treeMb(root: number): Promise<number> {
  const parents = new Map<number, { parent: number; mb: number }>()
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const text = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '')
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    parents.set(Number(entry), { parent: field('PPid'), mb: field('VmRSS') / 1024 })
  }
  const belongs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && belongs(parents.get(pid)?.parent ?? -1))
  return [...parents].reduce((sum, [pid, { mb }]) => sum + (belongs(pid) ? mb : 0), 0)
}

/** Mixed: every tool that takes a picture or only words, the list begun again until there are 16. */
function listTools(): ToolDefinition[] {
  const fit = ALL_TOOLS.filter(
    ({ params }) =>
      !Object.values(params).some((spec) => spec.kind === 'video' || 'inherited' in spec),
  )
  return Array.from({ length: JOBS }, (_, i) => fit[i % fit.length] as ToolDefinition)
}

export async function measureCrowd(env: Record<string, string>): Promise<CrowdFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-crowd-'))
  const server = await launch({
    DATA_DIR: folder,
    MAX_ACTIVE_JOBS: '100',
    WELCOME_CREDITS: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    CALLS_AT_ONCE_PER_ADDRESS: '10000',
    CALLS_AT_ONCE_PER_USER: '10000',
    JOB_TIMEOUT_MS: '900000',
    ...env,
  })
  const root = server.child.pid ?? 0
  const figures = { ended: 0, succeeded: 0, tookMs: 0, idleMb: 0, peakMb: 0 }
  let watching = true
  try {
    const account = await Account.signIn(server.url, '13800136902')
    const photos = await Promise.all(SIDES.map((side) => uploadPhoto(server.url, account, side)))
    figures.idleMb = await treeMb(root)
    const watch = (async () => {
      while (watching) {
        figures.peakMb = Math.max(figures.peakMb, await treeMb(root))
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    })()
    const started = performance.now()
    const jobs = await Promise.all(
      listTools().map(async (tool, i) => {
        const params = measuredParams(tool, photos[i % photos.length] as MediaRef)
        const quotedCredits = computeCost(tool, params, PRICE)
        const body = { requestId: randomUUID(), params, quotedCredits }
        const [, call = ''] = tool.call.split(' ')
        return (await account.post<{ job: JobView }>(call, body)).job.id
      }),
    )
    for (const id of jobs) {
      let job = await account.get<JobView>(`/api/job/${id}`)
      while (!ENDED.has(job.status)) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        job = await account.get<JobView>(`/api/job/${id}`)
      }
      figures.ended += 1
      if (job.status === 'succeeded') figures.succeeded += 1
      else process.stderr.write(`${job.toolName}: ${job.error?.message ?? job.status}\n`)
    }
    figures.tookMs = performance.now() - started
    watching = false
    await watch
    return figures
  } finally {
    watching = false
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}
