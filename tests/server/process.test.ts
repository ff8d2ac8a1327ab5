import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { builtServer } from '../../server/src/testing/built'
import { furnish } from '../../server/src/testing/template'

const READY = /^ready (http:\/\/\S+)$/m

interface Running {
  readonly child: ChildProcess
  readonly url: string
  /** Everything said so far. */
  output(): string
}

const children = new Set<ChildProcess>()
let main: string

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '0',
      SAMPLES: '0',
      LOG_LEVEL: 'info',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text }
}

async function start(env: Record<string, string>): Promise<Running> {
  const { child, output } = launch(env)
  for (;;) {
    const url = READY.exec(output())?.[1]
    if (url) return { child, url, output }
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function failing(env: Record<string, string>) {
  const { child, output } = launch(env)
  const [exitCode] = (await once(child, 'close')) as [number]
  return { exitCode, output: output() }
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  child.kill(signal)
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode
}

async function post(url: string, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; data: Record<string, string> }
}

test('no process of the server loads the code of tools, which its threads do', async () => {
  const folder = await builtServer()
  for (const name of ['main', 'worker', 'admin']) {
    const code = readFileSync(path.join(folder, `${name}.js`), 'utf8')
    assert.doesNotMatch(code, /^\/\/ studio\/tools\/registry\.ts$/m, name)
    // A bundler lifts what a module imports to the top of the file, whenever that module runs.
    assert.doesNotMatch(
      code,
      /from "(@opencvjs\/node|fontkit|zxing-wasm\/reader|@node-rs\/jieba[^"]*)"/,
      name,
    )
  }
  const threads = readFileSync(path.join(folder, 'studio-worker.js'), 'utf8')
  assert.match(threads, /^\/\/ studio\/tools\/registry\.ts$/m)
  assert.match(threads, /from "zxing-wasm\/reader"/, 'what is looked for above is written so')
  assert.doesNotMatch(threads, /from "(@opencvjs\/node|fontkit|@node-rs\/jieba[^"]*)"/)
})

describe('the server process', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'moguang-process-'))
  const dataDir = path.join(base, 'data')
  const lock = path.join(dataDir, 'server.lock')
  before(async () => {
    main = path.join(await builtServer(), 'main.js')
  })
  after(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(base, { recursive: true, force: true })
  })

  test('starts, refuses a second one on its folder, survives kill -9, and stops gracefully', async () => {
    const first = await start({ DATA_DIR: dataDir })
    assert.equal((await fetch(`${first.url}/healthz`)).status, 200)
    assert.equal((await fetch(`${first.url}/readyz`)).status, 200)
    const phone = '13700000001'
    const { data } = await post(`${first.url}/api/sms-code`, { phone })
    const login = { phone, code: data.devCode }
    const signed = await post(`${first.url}/api/auth/phoneLogin`, login)
    assert.equal(signed.code, 0)

    const second = await failing({ DATA_DIR: dataDir })
    assert.equal(second.exitCode, 1)
    assert.match(second.output, /数据目录 .+ 正被另一个墨光服务（进程 \d+，主机 .+）使用/)
    assert.doesNotMatch(second.output, /\n\s+at /)

    await stop(first.child, 'SIGKILL')
    assert.notEqual(readFileSync(lock, 'utf8'), '', 'a killed process leaves its name')
    const third = await start({ DATA_DIR: dataDir })
    const info = await fetch(`${third.url}/api/user/info`, {
      headers: { authorization: `Bearer ${signed.data.token}` },
    })
    assert.equal(info.status, 200, 'the account and the signing secret are still there')

    assert.equal(await stop(third.child, 'SIGTERM'), 0)
    assert.equal(readFileSync(lock, 'utf8'), '', 'a graceful end gives the folder back')
    const said = first.output() + third.output()
    for (const hidden of [phone, signed.data.token, signed.data.refreshToken]) {
      assert.ok(!said.includes(String(hidden)), 'no number and no token in the log')
    }
  })

  for (const [name, env, sentence] of [
    ['a bad value', { PORT: 'abc' }, /^PORT must be a whole number/],
    ['the console provider in production', { NODE_ENV: 'production' }, /^SMS_PROVIDER must not be/],
  ] as const) {
    test(`${name} is one sentence and exit code 1`, async () => {
      const { exitCode, output } = await failing({ DATA_DIR: path.join(base, 'never'), ...env })
      assert.equal(exitCode, 1)
      assert.match(output, sentence)
      assert.equal(output.trim().split('\n').length, 1)
    })
  }

  test('a data folder with a very long name works, and its port is refused to another in one sentence', async () => {
    const long = path.join(base, 'x'.repeat(120), 'y'.repeat(60))
    const other = path.join(base, 'other')
    await Promise.all([long, other].map(furnish))
    const { child, url } = await start({ DATA_DIR: long })
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    const { exitCode, output } = await failing({
      DATA_DIR: other,
      PORT: new URL(url).port,
      LOG_LEVEL: 'silent',
    })
    assert.equal(exitCode, 1)
    assert.match(output, /端口 \d+ 已被占用/)
    assert.equal(await stop(child, 'SIGTERM'), 0)
  })
})
