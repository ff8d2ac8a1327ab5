// A throw-away PostgreSQL: own folder, own free port, gone with the process that started it.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.mjs'

const START_WITHIN_MS = 30_000
const POLL_INTERVAL_MS = 20
/** Characters of a folder in which a socket can be: its whole path must fit into 104 on a Mac. */
const SOCKET_FOLDER_MAX = 85

/** Programs for Windows listen at ports only. */
const hasSockets = (folder) => process.platform !== 'win32' && folder.length <= SOCKET_FOLDER_MAX

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '400',
  // It is thrown away: what a power cut would do to it does not matter.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  autovacuum: 'off',
  jit: 'off',
}

/** Folder with initdb and postgres: PG_BIN, Debian's newest, or one of PATH. */
export function findPostgres() {
  const base = '/usr/lib/postgresql'
  const debian = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(base, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return (
    [process.env.PG_BIN, ...debian, ...onPath].find(
      (folder) => folder && existsSync(path.join(folder, 'initdb')),
    ) ?? null
  )
}

/** PostgreSQL refuses to run as root: then it runs as an account that may do nothing else. */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      const read = (flag) => Number(execFileSync('id', [flag, name], options))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // No such account here: the next one.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither the user postgres nor the uid nobody',
  )
}

/**
 * First message of a client: protocol 3.0, then its account and database, each ended by a zero.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html (StartupMessage)
 */
function startupMessage() {
  const words = Buffer.from('user\0moguang\0database\0postgres\0\0')
  const message = Buffer.alloc(8 + words.length)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(3 << 16, 4)
  words.copy(message, 8)
  return message
}

/**
 * Whether the server at this port lets a client in. It listens, and answers a request for TLS,
 * while it still reads its log: only the reply to a sign-in shows it (R, or E with 57P03 until
 * then).
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write(startupMessage()))
    socket.once('data', (reply) => end(String.fromCharCode(reply[0]) === 'R'))
    socket.once('error', () => end(false))
    socket.once('close', () => end(false))
  })
}

/** Processes of the server, the postmaster first. */
function listProcesses(postmaster) {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  })
  return [postmaster, ...listed.split('\n').map(Number).filter(Boolean)]
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has ended by itself in between.
      if (error.code !== 'ESRCH') throw error
    }
  }
}

/**
 * @typedef {object} PostgresProcess
 * @property {string} url of the server, without a database
 * @property {string} socketUrl the same through a socket of the file system, where there are such:
 *   a question costs its two processes less than through the network's loopback
 * @property {() => void} stop ends it for good, and removes its folder
 * @property {() => Promise<void>} kill SIGKILL of the postmaster; resolves when it has ended
 * @property {() => Promise<void>} start after `kill`, on the same folder and port
 * @property {() => void} freeze SIGSTOP of every process of it
 * @property {() => void} thaw
 */

/**
 * Starts a server without passwords.
 * @param {{ survivesKill?: boolean, replicates?: boolean, follows?: string }} [options] committed
 *   data survives a SIGKILL; others may follow it; the url of a server that it follows
 * @returns {Promise<PostgresProcess | null>} null where there are no binaries
 * @throws Error when it does not start
 */
export async function startPostgres({ survivesKill = false, replicates = false, follows } = {}) {
  const binaries = findPostgres()
  if (!binaries) return null
  const account = unprivilegedAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const as = { ...account, cwd: folder }
  const data = path.join(folder, 'data')
  const [program, args] = follows
    ? ['pg_basebackup', ['-D', data, '-d', `${follows}/postgres`, '-R', '-c', 'fast', '--no-sync']]
    : [
        'initdb',
        ['-D', data, '-U', 'moguang', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      ]
  execFileSync(path.join(binaries, program), args, { ...as, stdio: 'ignore' })
  const port = await freePort()
  const settings = Object.entries({
    port: String(port),
    unix_socket_directories: hasSockets(folder) ? folder : '',
    ...SETTINGS,
    ...(survivesKill && { synchronous_commit: 'on' }),
    ...((replicates || follows) && { wal_level: 'replica', max_wal_senders: '4' }),
  })
  let child
  const start = async () => {
    const giveUpAt = Date.now() + START_WITHIN_MS
    for (;;) {
      child = spawn(
        path.join(binaries, 'postgres'),
        ['-D', data, ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
        { ...as, stdio: 'ignore' },
      )
      // Neither a test's end nor its failure leaves a server behind.
      child.unref()
      while (child.exitCode === null && Date.now() < giveUpAt) {
        if (await answers(port)) return
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
      }
      // Processes of one that was killed may hold its memory for a moment.
      if (Date.now() > giveUpAt) throw new Error('The test PostgreSQL did not start')
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
  }
  const frozen = []
  const thaw = () => signal(frozen.splice(0), 'SIGCONT')
  const stop = () => {
    thaw()
    child.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  // Before the folder that holds this one is removed.
  process.prependOnceListener('exit', stop)
  await start()
  const url = `postgres://moguang@127.0.0.1:${port}`
  return {
    url,
    socketUrl: hasSockets(folder)
      ? `postgres://moguang@${encodeURIComponent(folder)}:${port}`
      : url,
    stop() {
      process.off('exit', stop)
      stop()
    },
    start,
    async kill() {
      // Nothing else may be left that keeps this process waiting for it.
      child.ref()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
    freeze() {
      // The postmaster first: it starts no more of them.
      signal([child.pid], 'SIGSTOP')
      frozen.push(...listProcesses(child.pid))
      signal(frozen, 'SIGSTOP')
    },
    thaw,
  }
}
