/**
 * Drills: primaries are killed, frozen and demoted, or servers and workers killed, while five users
 * order, like and pay.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startFakeApi } from '../../../server/src/integrations/engines/openai/testing/fake-api'
import { openDatabase } from '../../../server/src/platform/db/client'
import { seedSquare } from '../square-seed'
import { type Cluster, startCluster } from './cluster'
import type { DatabaseCluster, Node } from './database'
import { type Acknowledged, UserLoad } from './load'
import { listPostgres, signalAll, waitFor } from './programs'

/** Changes of the primary, by turns. */
export const CHANGES = ['killed', 'frozen', 'demoted'] as const
/** Processes of the app that are killed, by turns. */
export const KILLS = ['server', 'worker'] as const
type Change = (typeof CHANGES)[number] | (typeof KILLS)[number]

const USERS = 5
const WORKS = 2_000
const QUIET_MS = [1_500, 4_000] as const
/** A frozen machine comes back after the other one has taken over. */
const FROZEN_EXTRA_MS = 5_000

export interface FailoverFigures {
  readonly changes: { readonly change: Change; readonly outageMs: number }[]
  readonly acknowledged: number
  readonly repeated: number
  readonly lost: { jobs: number; likes: number; payments: number }
  /** Jobs without exactly one hold and one end. */
  readonly doubleEndings: number
  /** More than one transfer for an order is impossible: its key is unique. */
  readonly paymentsWithoutCredits: number
  readonly ledgerSum: number
  readonly held: number
  readonly vendorRequests: number
  /**
   * Requests for a picture that had been requested before. 0 while primaries change; a worker that
   * is killed takes the calls along that it waits for, and the next run makes them again.
   */
  readonly vendorRepeated: number
}

interface Options {
  readonly folder: string
  readonly changes: number
  readonly synchronous: boolean
  /** By turns; the default are those of primaries. */
  readonly kinds?: readonly Change[]
  readonly say: (line: string) => void
}

function ofMachine({ patroni, dataFolder }: Node): number[] {
  return [patroni.pid, ...listPostgres(dataFolder)]
}

/** Waits until another node is the primary. */
async function waitForSuccessor(database: DatabaseCluster, former: Node): Promise<void> {
  await waitFor('a new primary', async () => (await database.findPrimary()) !== former)
}

async function carryOut(
  { database, restart }: Cluster,
  change: Change,
  number: number,
): Promise<void> {
  const former = await database.findPrimary()
  switch (change) {
    case 'server':
    case 'worker':
      // Each of the two in turn: `number` alternates between the kinds.
      await restart(change === 'server' ? 'main' : 'worker', Math.floor(number / 2) % 2)
      break
    case 'killed':
      signalAll(ofMachine(former), 'SIGKILL')
      await waitForSuccessor(database, former)
      database.startPatroni(former)
      break
    case 'frozen': {
      const frozen = ofMachine(former)
      signalAll(frozen, 'SIGSTOP')
      await waitForSuccessor(database, former)
      await sleep(FROZEN_EXTRA_MS)
      signalAll(frozen, 'SIGCONT')
      break
    }
    case 'demoted':
      // Refused while the other node has not caught up, which without synchronous commit takes a while.
      await waitFor('a new primary', async () => {
        await database.patronictl('switchover', 'moguang', '--leader', former.name, '--force')
        return (await database.findPrimary()) !== former
      })
  }
  await database.waitUntilHealthy()
}

export async function query<T extends object>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T & pg.QueryResultRow>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function countLost(url: string, { jobs, likes, payments }: Acknowledged) {
  const count = async (text: string, values: unknown[]) =>
    (await query<{ lost: number }>(url, text, values))[0]?.lost ?? -1
  return {
    jobs: await count(
      `select count(*)::int as lost from unnest($1::text[]) a(id)
       where not exists (select from jobs j where j.id = a.id)`,
      [jobs],
    ),
    likes: await count(
      `select count(*)::int as lost from unnest($1::text[], $2::text[]) a(user_id, work_id)
       where not exists (select from work_likes l where l.user_id = a.user_id and l.work_id = a.work_id)`,
      [likes.map(([user]) => user), likes.map(([, work]) => work)],
    ),
    payments: await count(
      `select count(*)::int as lost from unnest($1::text[]) a(id)
       where not exists (select from orders o where o.id = a.id and o.state = 'paid')`,
      [payments],
    ),
  }
}

async function countEndings(url: string) {
  const [row] = await query<{ endings: number; payments: number; sum: number; held: number }>(
    url,
    `select
       (select count(*)::int from jobs j where j.request_id like 'drill-%' and
         (select array_agg(kind::text order by kind) from ledger_transfers t where t.job_id = j.id)
         not in (array['hold', 'settle'], array['hold', 'release'])) as endings,
       (select count(*)::int from orders o where o.state = 'paid' and not exists
         (select from ledger_transfers t where t.once_key = 'order:' || o.id)) as payments,
       (select coalesce(sum(amount), 0)::int from ledger_entries) as sum,
       (select coalesce(sum(amount), 0)::int from ledger_entries where account like 'held:%') as held`,
  )
  if (!row) throw new Error('no figures')
  return row
}

function drill(cluster: Cluster, options: Options) {
  return async (load: UserLoad) => {
    const changes: { change: Change; outageMs: number }[] = []
    const kinds = options.kinds ?? CHANGES
    for (let number = 0; number < options.changes; number += 1) {
      const change = kinds[number % kinds.length] ?? 'killed'
      const [least, most] = QUIET_MS
      await sleep(least + Math.random() * (most - least))
      load.takeLongestGap()
      await carryOut(cluster, change, number)
      await sleep(least)
      const outageMs = load.takeLongestGap()
      changes.push({ change, outageMs })
      options.say(`${number + 1} ${change}: ${(outageMs / 1000).toFixed(1)} s without a write`)
      for (const process of [...cluster.servers, ...cluster.workers])
        if (!process.isAlive()) throw new Error(`a process ended by itself: ${process.output()}`)
    }
    return changes
  }
}

export async function runFailoverDrill(options: Options): Promise<FailoverFigures> {
  const vendor = await startFakeApi({
    pictureSize: '48x64',
    delayMs: () => 300 + Math.random() * 3_000,
  })
  const cluster = await startCluster({
    folder: options.folder,
    say: options.say,
    env: {
      LOG_LEVEL: 'error',
      DEMO: '0',
      SAMPLES: '0',
      MODELS: 'off',
      OPENAI_BASE_URL: vendor.baseUrl,
      OPENAI_MODEL: 'painter-x',
      OPENAI_CREDITS: '1',
      WELCOME_CREDITS: '100000',
      MAX_ACTIVE_JOBS: '100',
      WORKER_CONCURRENCY: '4',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_PER_USER_MINUTE: '1000000',
    },
  })
  try {
    const { database } = cluster
    if (!options.synchronous) await database.setSynchronous(false)
    const asSuperuser = database.superuserUrl.replace(/postgres$/, 'moguang')
    const seeding = await openDatabase({ databaseUrl: asSuperuser, dataDir: null })
    await seedSquare(seeding.pool, { from: 0, to: WORKS })
    await seeding.close()
    const load = new UserLoad(
      cluster.url,
      Array.from({ length: WORKS }, (_, at) => `seed-work-${at + 1}`),
    )
    const users: { token: string; id: string }[] = []
    for (let number = 0; number < USERS; number += 1)
      users.push(await load.signIn(`1390000000${number}`))
    for (const user of users) load.add(user)
    const changes = await drill(cluster, options)(load)
    await load.stop()
    const { sessionUrl } = database
    await waitFor('the end of all jobs', async () => {
      const [row] = await query<{ open: number }>(
        sessionUrl,
        `select count(*)::int as open from jobs where status in ('queued', 'running')`,
      )
      return row?.open === 0
    })
    const { endings, payments, sum, held } = await countEndings(sessionUrl)
    const prompts = vendor.calls
      .map(({ body }) => /drill-\d+-\d+/.exec(body.toString())?.[0])
      .filter((prompt) => prompt !== undefined)
    return {
      changes,
      acknowledged:
        load.acknowledged.jobs.length +
        load.acknowledged.likes.length +
        load.acknowledged.payments.length,
      repeated: load.repeated,
      lost: await countLost(sessionUrl, load.acknowledged),
      doubleEndings: endings,
      paymentsWithoutCredits: payments,
      ledgerSum: sum,
      held,
      vendorRequests: prompts.length,
      vendorRepeated: prompts.length - new Set(prompts).size,
    }
  } finally {
    await cluster.stop()
    await vendor.close()
  }
}
