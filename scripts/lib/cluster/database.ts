/** PostgreSQL twice under Patroni, with etcd, HAProxy, PgBouncer and pgBackRest, in one folder. */
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../../server/src/testing/free-port.mjs'
import { unprivilegedAccount } from '../../../server/src/testing/postgres-process.mjs'
import { startBackupBucket } from './backup-bucket'
import { PATRONICTL, POSTGRES_PROGRAMS, PROGRAMS } from './packages'
import { computeMaxConnections } from './problems'
import { type Account, type Program, runProgram, startProgram, waitFor } from './programs'
import { fillTemplate, readTemplate, writeTemplate } from './templates'

const ADDRESS = '127.0.0.1'
/** Connections to PostgreSQL for calls and jobs of all servers and workers. */
const POOLED = 20

export interface Node {
  readonly name: string
  readonly folder: string
  readonly dataFolder: string
  readonly configuration: string
  readonly pgbackrest: string
  readonly restUrl: string
  /** This PostgreSQL itself, whichever role it has. */
  readonly url: string
  patroni: Program
}

export interface ClusterMember {
  readonly name: string
  readonly role: string
  readonly state: string
}

export interface DatabaseCluster {
  readonly folder: string
  readonly account: Account | null
  readonly nodes: readonly Node[]
  /** Through PgBouncer, and past it: both reach the primary by HAProxy. */
  readonly databaseUrl: string
  readonly sessionUrl: string
  readonly appUrl: string
  readonly superuser: string
  /** As superuser, whichever node is the primary. */
  readonly superuserUrl: string
  readMembers(): Promise<ClusterMember[]>
  findPrimary(): Promise<Node>
  /** One primary, and the other node follows it; with synchronous commit as its synchronous standby. */
  waitUntilHealthy(): Promise<void>
  setSynchronous(on: boolean): Promise<void>
  startPatroni(node: Node): void
  patronictl(...args: string[]): Promise<string>
  /** Removes the cluster from etcd, so that Patroni takes a restored folder; no node runs. */
  forget(): Promise<void>
  stop(): Promise<void>
}

/** Ports of the servers, which HAProxy forwards calls to. */
interface Options {
  readonly folder: string
  readonly appPorts: readonly number[]
}

const newPassword = () => randomBytes(18).toString('hex')

async function nameAccount(account: Account | null): Promise<string> {
  if (!account) return userInfo().username
  return (
    await runProgram('/usr/bin/id', ['-un', String(account.uid)], { folder: '/', account: null })
  ).trim()
}

export async function startDatabaseCluster({
  folder,
  appPorts,
}: Options): Promise<DatabaseCluster> {
  const account = unprivilegedAccount()
  const own = (...parts: string[]) => {
    const made = path.join(folder, ...parts)
    mkdirSync(made, { recursive: true, mode: 0o700 })
    if (account) chownSync(made, account.uid, account.gid)
    return made
  }
  own()
  const fresh = { restPassword: newPassword(), superuserPassword: newPassword() }
  const passwords = {
    ...fresh,
    replicationPassword: newPassword(),
    repositoryPassword: newPassword(),
  }
  const appPassword = newPassword()
  const [etcdPort, etcdPeerPort, primaryPort, poolerPort, appPort] = await listFreePorts(5)
  const superuser = await nameAccount(account)
  const write = (template: string, file: string, values: Record<string, string | number>) => {
    writeTemplate(template, file, values)
    if (account) chownSync(file, account.uid, account.gid)
    return file
  }

  const backups = await startBackupBucket(folder)
  const shared = {
    address: ADDRESS,
    network: `${ADDRESS}/32`,
    superuser,
    etcdPort: etcdPort ?? 0,
    etcdPeerPort: etcdPeerPort ?? 0,
    primaryPort: primaryPort ?? 0,
    poolerPort: poolerPort ?? 0,
    appPort: appPort ?? 0,
    etcdHosts: `${ADDRESS}:${etcdPort}`,
    postgresPrograms: POSTGRES_PROGRAMS,
    ...backups.values,
    ...passwords,
  }
  const nodes: Node[] = []
  const servers: string[] = []
  for (const name of ['db1', 'db2']) {
    const base = own(name)
    const [restPort = 0, postgresPort = 0] = await listFreePorts(2)
    const pgbackrest = path.join(base, 'pgbackrest.conf')
    const values = {
      ...shared,
      node: name,
      restPort,
      postgresPort,
      dataFolder: path.join(base, 'data'),
      socketFolder: base,
      pgpassFile: path.join(base, 'pgpass'),
      pgbackrestConfig: pgbackrest,
      logFolder: own(name, 'pgbackrest-log'),
      lockFolder: own(name, 'pgbackrest-lock'),
      spoolFolder: own(name, 'pgbackrest-spool'),
    }
    write('pgbackrest.conf', pgbackrest, values)
    const configuration = write('patroni.yml', path.join(base, 'patroni.yml'), values)
    servers.push(`    server ${name} ${ADDRESS}:${postgresPort} check port ${restPort}`)
    nodes.push({
      name,
      folder: base,
      dataFolder: values.dataFolder,
      configuration,
      pgbackrest,
      restUrl: `http://${ADDRESS}:${restPort}`,
      url: `postgres://moguang:${appPassword}@${ADDRESS}:${postgresPort}/moguang`,
      patroni: { pid: 0, isAlive: () => false, stop: async () => {} },
    })
  }
  const etcdConfig = write('etcd.yml', path.join(folder, 'etcd.yml'), {
    ...shared,
    node: 'db1',
    etcdFolder: own('etcd'),
    etcdMembers: `db1=http://${ADDRESS}:${etcdPeerPort}`,
  })
  const haproxyConfig = write('haproxy.cfg', path.join(folder, 'haproxy.cfg'), {
    ...shared,
    maxConnections: computeMaxConnections(),
    primaryServers: servers.join('\n'),
    appServers: appPorts
      .map((port, at) => `    server app${at + 1} ${ADDRESS}:${port} check`)
      .join('\n'),
  })
  const usersFile = path.join(folder, 'users.txt')
  writeFileSync(usersFile, `"moguang" "${appPassword}"\n`, { mode: 0o600 })
  if (account) chownSync(usersFile, account.uid, account.gid)
  const pgbouncerConfig = write('pgbouncer.ini', path.join(folder, 'pgbouncer.ini'), {
    ...shared,
    usersFile,
    poolSize: POOLED,
  })

  const programs: Program[] = []
  const start = (name: string, file: string, args: string[]) => {
    const program = startProgram(file, args, { folder, name, account })
    programs.push(program)
    return program
  }
  const startPatroni = (node: Node) => {
    node.patroni = startProgram(PROGRAMS.patroni, [node.configuration], {
      folder: node.folder,
      name: 'patroni',
      account,
    })
  }
  const as = { folder, account }
  let synchronous = true

  async function readMembers(): Promise<ClusterMember[]> {
    for (const { restUrl } of nodes) {
      const answer = await fetch(`${restUrl}/cluster`, {
        signal: AbortSignal.timeout(3_000),
      }).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members: ClusterMember[] }).members
    }
    return []
  }
  const superuserUrl = `postgres://${encodeURIComponent(superuser)}:${passwords.superuserPassword}@${ADDRESS}:${primaryPort}/postgres`
  const cluster: DatabaseCluster = {
    folder,
    account,
    nodes,
    superuser,
    superuserUrl,
    databaseUrl: `postgres://moguang:${appPassword}@${ADDRESS}:${poolerPort}/moguang`,
    sessionUrl: `postgres://moguang:${appPassword}@${ADDRESS}:${primaryPort}/moguang`,
    appUrl: `http://${ADDRESS}:${appPort}`,
    readMembers,
    startPatroni,
    async findPrimary() {
      const leader = (await readMembers()).find(({ role }) => role === 'leader')
      const node = nodes.find(({ name }) => name === leader?.name)
      if (!node) throw new Error('the cluster has no primary now')
      return node
    },
    async waitUntilHealthy() {
      await waitFor('primary and replica', async () => {
        const members = await readMembers()
        const running = members.filter(({ state }) => state === 'running')
        const follower = synchronous ? 'sync_standby' : 'replica'
        return (
          running.some(({ role }) => role === 'leader') &&
          running.filter(({ role }) => role === follower).length === nodes.length - 1
        )
      })
    },
    async setSynchronous(on) {
      await cluster.patronictl(
        'edit-config',
        'moguang',
        '--set',
        `synchronous_mode=${on}`,
        '--force',
      )
      synchronous = on
    },
    patronictl: (...args) =>
      runProgram(PATRONICTL, ['-c', nodes[0]?.configuration ?? '', ...args], as),
    async forget() {
      const args = ['-c', nodes[0]?.configuration ?? '', 'remove', 'moguang']
      // It asks for the name and for a sentence.
      await runProgram(PATRONICTL, args, { ...as, input: 'moguang\nYes I am aware\n' })
    },
    async stop() {
      // Replicas first: a primary that stops would otherwise be followed by a promotion.
      for (const node of [...nodes].reverse()) await node.patroni.stop('SIGINT')
      for (const program of programs.reverse()) await program.stop()
      // Last: a primary archives the rest of its log before it ends.
      backups.close()
    },
  }
  try {
    start('etcd', PROGRAMS['etcd-server'], ['--config-file', etcdConfig])
    await waitFor('etcd', async () => (await fetch(`http://${ADDRESS}:${etcdPort}/health`)).ok)
    for (const node of nodes) startPatroni(node)
    start('haproxy', PROGRAMS.haproxy, ['-db', '-f', haproxyConfig])
    start('pgbouncer', PROGRAMS.pgbouncer, ['--quiet', pgbouncerConfig])
    await cluster.waitUntilHealthy()
    await waitFor('the entrance of the primary', () => canConnect(superuserUrl))
    await runSql(superuserUrl, fillTemplate(readTemplate('roles.sql'), { appPassword }))
    const primary = await cluster.findPrimary()
    await runProgram(
      PROGRAMS.pgbackrest,
      [`--config=${primary.pgbackrest}`, '--stanza=moguang', 'stanza-create'],
      as,
    )
    await waitFor('PgBouncer', () => canConnect(cluster.databaseUrl))
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function listFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

/** One statement at a time: `create database` refuses to run with others. */
async function runSql(url: string, script: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const statements = script.replace(/^--.*$/gm, '').split(';')
  for (const statement of statements) if (statement.trim()) await client.query(statement)
  await client.end()
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  await client.connect()
  await client.end()
  return true
}
