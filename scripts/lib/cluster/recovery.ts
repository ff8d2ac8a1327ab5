/** Drill: a table is dropped, and the database is restored to the second before. */
import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUCKET, type Cluster, startCluster } from './cluster'
import type { Node } from './database'
import { query } from './failover'
import { UserLoad } from './load'
import { POSTGRES_PROGRAMS, PROGRAMS } from './packages'
import { deletePicture, enableVersioning, isShown, paint, undelete } from './pictures'
import { listPostgres, runProgram, waitFor } from './programs'

export interface RecoveryFigures {
  readonly databaseMb: number
  readonly backupSeconds: number
  readonly restoreSeconds: number
  /** From the end of the restore to a PostgreSQL that takes writes. */
  readonly replaySeconds: number
  readonly patroniSeconds: number
  /** From the decision to restore to an app that answers. */
  readonly totalSeconds: number
  /** Acknowledged before the restored second, and missing. */
  readonly lost: number
  /** Acknowledged after it, and therefore gone. */
  readonly dropped: number
  /** Of a picture that was deleted after it: from the bucket's versions. */
  readonly filesBack: number
  readonly filesBackSeconds: number
  readonly isPictureShown: boolean
}

interface Options {
  readonly folder: string
  readonly say: (line: string) => void
}

async function measure<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now()
  const result = await work()
  return [result, (performance.now() - startedAt) / 1000]
}

/** The commands of docs/OPERATING.md, "Point-in-time recovery", in their order. */
async function restoreTo(cluster: Cluster, moment: string) {
  const { nodes, account, folder } = cluster.database
  const [node, ...others] = nodes as [Node, ...Node[]]
  const as = { folder, account }
  // 1. Patroni and PostgreSQL end everywhere; servers answer 503 and wait.
  for (const one of [...nodes].reverse()) await one.patroni.stop('SIGINT')
  await waitFor('the end of PostgreSQL', async () =>
    nodes.every(({ dataFolder }) => listPostgres(dataFolder).length === 0),
  )
  // 2. The data folders are renamed, not deleted: whatever happened can still be examined.
  for (const { dataFolder } of nodes) renameSync(dataFolder, `${dataFolder}-before`)
  // 3. pgBackRest restores one of them.
  const [, restoreSeconds] = await measure(() =>
    runProgram(
      PROGRAMS.pgbackrest,
      [
        `--config=${node.pgbackrest}`,
        '--stanza=moguang',
        '--type=time',
        `--target=${moment}`,
        '--target-action=promote',
        'restore',
      ],
      as,
    ),
  )
  // 4. PostgreSQL replays the log up to the moment, outside of Patroni, and stops.
  const pgCtl = path.join(POSTGRES_PROGRAMS, 'pg_ctl')
  const log = path.join(node.folder, 'recovery.log')
  const [, replaySeconds] = await measure(async () => {
    const { port } = new URL(node.url)
    const settings = {
      archive_mode: 'off',
      listen_addresses: '',
      // The restored postgresql.conf is that of the node that was backed up. On machines of their
      // own all nodes have the same paths and ports, and need none of these.
      port,
      unix_socket_directories: node.folder,
      hba_file: path.join(node.dataFolder, 'pg_hba.conf'),
      ident_file: path.join(node.dataFolder, 'pg_ident.conf'),
    }
    const options = Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')
    await runProgram(
      pgCtl,
      ['-D', node.dataFolder, '-l', log, '-o', options, '-w', '-t', '3600', 'start'],
      as,
    )
    const psql = ['-h', node.folder, '-p', port, '-d', 'postgres', '-Atc']
    await waitFor('the end of the recovery', async () => {
      const answer = await runProgram('/usr/bin/psql', [...psql, 'select pg_is_in_recovery()'], as)
      return answer.trim() === 'f'
    })
    await runProgram(pgCtl, ['-D', node.dataFolder, '-m', 'fast', '-w', 'stop'], as)
  })
  // 5. etcd forgets the former cluster; Patroni takes the restored folder, the others copy it.
  const [, patroniSeconds] = await measure(async () => {
    await cluster.database.forget()
    cluster.database.startPatroni(node)
    await waitFor('the primary', async () => (await cluster.database.findPrimary()) === node)
    for (const other of others) cluster.database.startPatroni(other)
    await cluster.database.waitUntilHealthy()
  })
  return { restoreSeconds, replaySeconds, patroniSeconds }
}

export async function runRecoveryDrill({ folder, say }: Options): Promise<RecoveryFigures> {
  mkdirSync(folder, { recursive: true })
  const env = {
    LOG_LEVEL: 'error',
    DEMO: '0',
    SAMPLES: '0',
    MODELS: 'off',
    STUDIO_CREDITS: '1',
    STUDIO_SIZE_PERCENT: '20',
  }
  const cluster = await startCluster({ folder, say, env })
  try {
    const { database } = cluster
    const primary = await database.findPrimary()
    const [, backupSeconds] = await measure(() =>
      runProgram(
        PROGRAMS.pgbackrest,
        [`--config=${primary.pgbackrest}`, '--stanza=moguang', '--type=full', 'backup'],
        database,
      ),
    )
    const load = new UserLoad(cluster.url, [])
    const orders: string[] = []
    const { token } = await load.signIn('13900000001')
    const whose = { load, bucket: cluster.bucket, token }
    await enableVersioning(cluster.bucket, BUCKET)
    const { jobId, keys } = await paint(whose)
    const order = async () => orders.push(await load.pay(`before-${orders.length}`, token))
    for (let count = 0; count < 20; count += 1) await order()
    const before = orders.length
    const [row] = await query<{ at: string; mb: number }>(
      database.sessionUrl,
      `select clock_timestamp()::text as at, (pg_database_size('moguang') / 1048576)::int as mb`,
    )
    if (!row) throw new Error('no clock')
    // The second before.
    await sleep(1_000)
    for (let count = 0; count < 5; count += 1) await order()
    await deletePicture(whose, jobId)
    await query(database.sessionUrl, 'drop table work_likes cascade')
    say(`work_likes is dropped; restoring to ${row.at}`)
    const [steps, totalSeconds] = await measure(async () => {
      const measured = await restoreTo(cluster, row.at)
      await waitFor('the app', async () => (await fetch(`${cluster.url}/readyz`)).ok)
      return measured
    })
    await query(database.sessionUrl, 'select count(*) from work_likes')
    const found = await query<{ id: string }>(
      database.sessionUrl,
      `select id from orders where id = any($1) and state = 'paid'`,
      [orders],
    )
    // Its row is back, its files are not.
    const verified = await cluster.admin('verify')
    if (verified.code === 0 || !verified.output.includes(jobId))
      throw new Error(`the missing files were not named: ${verified.output}`)
    const [filesBack, filesBackSeconds] = await measure(() =>
      undelete(cluster.bucket, BUCKET, new Date(row.at)),
    )
    const verifiedAgain = await cluster.admin('verify')
    if (verifiedAgain.code !== 0) throw new Error(verifiedAgain.output)
    if (filesBack !== keys.length) throw new Error(`${filesBack} of ${keys.length} files are back`)
    const ids = new Set(found.map(({ id }) => id))
    const isLost = (id: string) => !ids.has(id)
    const figures = {
      databaseMb: row.mb,
      backupSeconds,
      ...steps,
      totalSeconds,
      lost: orders.slice(0, before).filter(isLost).length,
      dropped: orders.slice(before).filter(isLost).length,
      filesBack,
      filesBackSeconds,
      isPictureShown: await isShown(whose, jobId),
    }
    // The installation goes on: a write, and a backup on the new timeline.
    await load.pay('afterwards', token)
    await runProgram(
      PROGRAMS.pgbackrest,
      [
        `--config=${(await database.findPrimary()).pgbackrest}`,
        '--stanza=moguang',
        '--type=diff',
        'backup',
      ],
      database,
    )
    return figures
  } finally {
    await cluster.stop()
  }
}
