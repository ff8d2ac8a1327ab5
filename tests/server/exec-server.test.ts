/** Start of the server by `npm start` and `npm run worker`: its settings, signals, exit codes. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALLOCATOR } from '../../scripts/lib/allocator.mjs'
import { projectRoot } from '../../server/src/platform/lib/paths'
import { builtServer } from '../../server/src/testing/built'
import { furnish } from '../../server/src/testing/template'

const LIBRARY = ['exec-server.mjs', 'allocator.mjs', 'run.mjs']
/** Prints what it was started with, then does what a line of its input says. */
const BUNDLE = `
process.on('SIGTERM', () => { console.log('terminated'); process.exit(7) })
process.on('SIGHUP', () => console.log('hung up'))
process.stdin.on('data', (line) => {
  if (String(line).startsWith('exit')) process.exit(5)
  if (String(line).startsWith('kill')) process.kill(process.pid, 'SIGKILL')
})
const settings = Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'))
console.log('started ' + JSON.stringify({ pid: process.pid, settings: Object.fromEntries(settings), argv: process.execArgv }))
`

interface Started {
  readonly child: ChildProcess
  output(): string
  /** Until the output matches. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

const started = new Set<number>()

function launch(root: string, env: NodeJS.ProcessEnv, flags: readonly string[] = []): Started {
  const module = JSON.stringify(path.join(root, 'scripts/lib/exec-server.mjs'))
  const script = path.join(base, `start-${started.size}.mjs`)
  writeFileSync(script, `import { execServer } from ${module}\nawait execServer('main.js')`)
  const rest = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')),
  )
  const child = spawn(process.execPath, [...flags, script], { env: { ...rest, ...env } })
  if (child.pid !== undefined) started.add(child.pid)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return {
    child,
    output: () => text,
    async said(pattern) {
      for (;;) {
        const found = pattern.exec(text)
        if (found) return found
        assert.equal(child.exitCode, null, text)
        await sleep(10)
      }
    },
  }
}

async function exitCodeOf({ child }: Started): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode ?? child.signalCode
}

const isAlive = (pid: number): boolean => {
  try {
    // A process that ended and was not waited for is a zombie until its parent asks.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(10)
}

/** The process that is the server: the started one, or its child on a Node without execve. */
async function serverOf({ child }: Started): Promise<number> {
  const { pid = 0 } = child
  if ('execve' in process) return pid
  for (;;) {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    if (first) {
      started.add(Number(first))
      return Number(first)
    }
    await sleep(1)
  }
}

const base = mkdtempSync(path.join(tmpdir(), 'moguang-exec-'))
const onLinux = { skip: process.platform === 'linux' ? false : 'the settings are of glibc' }

after(() => {
  for (const pid of [...started].filter(isAlive)) process.kill(pid, 'SIGKILL')
  rmSync(base, { recursive: true, force: true, maxRetries: 5 })
})

describe('a bundle that execServer runs', onLinux, () => {
  before(() => {
    for (const file of LIBRARY)
      cpSync(path.join(projectRoot, 'scripts/lib', file), path.join(base, 'scripts/lib', file))
    mkdirSync(path.join(base, 'server/dist'), { recursive: true })
    writeFileSync(path.join(base, 'server/dist/main.js'), BUNDLE)
    writeFileSync(path.join(base, 'package.json'), '{"type":"module"}')
  })

  const start = async (env: NodeJS.ProcessEnv = {}, flags: readonly string[] = []) => {
    const run = launch(base, env, flags)
    const [, json = ''] = await run.said(/^started (.*)$/m)
    const facts = JSON.parse(json) as { pid: number; settings: object; argv: string[] }
    started.add(facts.pid)
    return { ...run, ...facts }
  }

  test('has the settings of the allocator and the flags of Node', async () => {
    const run = await start({}, ['--max-semi-space-size=4'])
    assert.deepEqual(run.settings, ALLOCATOR)
    assert.deepEqual(run.argv, ['--max-semi-space-size=4'])
    assert.equal(run.pid === run.child.pid, 'execve' in process, 'a process less where Node can')
    run.child.kill('SIGTERM')
    assert.equal(await exitCodeOf(run), 7)
  })

  test('keeps the settings of an operator, in the same process', async () => {
    const run = await start({ MALLOC_ARENA_MAX: '1' })
    assert.deepEqual([run.settings, run.pid], [{ MALLOC_ARENA_MAX: '1' }, run.child.pid])
    run.child.kill('SIGTERM')
    await exitCodeOf(run)
  })

  test('gets each signal once, and its exit code is that of the command', async () => {
    const run = await start()
    run.child.kill('SIGHUP')
    await run.said(/hung up/)
    run.child.kill('SIGTERM')
    assert.equal(await exitCodeOf(run), 7)
    assert.equal(run.output().match(/terminated|hung up/g)?.length, 2)
    const other = await start()
    other.child.stdin?.write('exit\n')
    assert.equal(await exitCodeOf(other), 5)
  })

  test('that is killed ends the command with the code of the signal', async () => {
    const run = await start()
    run.child.stdin?.write('kill\n')
    assert.equal(await exitCodeOf(run), 'execve' in process ? 'SIGKILL' : 137)
  })
})

describe('a server whose command is killed with SIGKILL', onLinux, () => {
  const dataDir = path.join(base, 'data')
  const env = {
    NODE_ENV: 'development',
    DEMO: '0',
    SAMPLES: '0',
    MODELS: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
    DATA_DIR: dataDir,
  }
  before(async () => {
    await builtServer()
    await furnish(dataDir)
  })

  test('ends, and its port and data folder are free', async () => {
    const run = launch(projectRoot, env)
    const [, url = ''] = await run.said(/^ready (\S+)$/m)
    const pid = await serverOf(run)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    run.child.kill('SIGKILL')
    await ended(pid)
    await assert.rejects(fetch(`${url}/healthz`))
    // Empty after a graceful end; after a kill it names a process that is gone.
    const lock = readFileSync(path.join(dataDir, 'server.lock'), 'utf8')
    assert.ok(lock === '' || 'execve' in process, lock)
  })

  test('before it has loaded its modules, ends as well', async () => {
    const run = launch(projectRoot, env)
    const pid = await serverOf(run)
    run.child.kill('SIGKILL')
    await ended(pid)
    assert.doesNotMatch(run.output(), /^ready/m)
    assert.ok(existsSync(dataDir))
  })
})
