import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { builtServer } from '../../server/src/testing/built'
import { furnish } from '../../server/src/testing/template'

/** A process as in a container: it is pid 1 of its own, and sees no others. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const START_WITHIN_MS = 180_000

const canUnshare = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0

interface Container {
  readonly child: ChildProcess
  output(): string
}

describe('two containers on one data folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-two-'))
  const started: ChildProcess[] = []
  let main: string
  before(async () => {
    if (!canUnshare) return
    main = path.join(await builtServer(), 'main.js')
    await furnish(dataDir)
  })
  after(() => {
    for (const child of started) child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  function start(): Container {
    const [command = '', ...options] = CONTAINER
    const child = spawn(command, [...options, process.execPath, main], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DEMO: '0',
        LOG_LEVEL: 'warn',
        PORT: '0',
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
    return { child, output: () => text }
  }

  async function ready({ child, output }: Container): Promise<void> {
    const giveUpAt = Date.now() + START_WITHIN_MS
    while (!/^ready /m.test(output())) {
      if (child.exitCode !== null || Date.now() > giveUpAt) assert.fail(output())
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('the second is refused, and starts once the first was killed', async (t) => {
    if (!canUnshare) return t.skip('no process namespaces here (unshare --pid)')
    const first = start()
    await ready(first)

    const second = start()
    const end = await Promise.race([
      once(second.child, 'close').then(([code]) => code as number),
      ready(second).then(() => 'both work on one folder'),
    ])
    assert.equal(end, 1)
    assert.match(second.output(), /数据目录 .+ 正被另一个墨光服务（进程 1，主机 .+）使用/)
    assert.equal(second.output().trim().split('\n').length, 1)

    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    const third = start()
    await ready(third)
  })
})
