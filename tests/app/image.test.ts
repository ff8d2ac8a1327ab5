/**
 * The image's steps, done without Docker: TEST_ALL=1 makes its folder from a clean copy of the tree
 * as a user without rights, and runs what is in it with a read-only root, as the Dockerfile says.
 * The system under it is this machine's, not the base image's.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { BY_HAND } from './deployChecks'
import { imageSettings, lastStage, ROOT, type Settings, wordsOf } from './deployFiles'

const NOBODY = 65_534
/** What the base image brings along besides Node itself. */
const SYSTEM_LIBRARIES =
  /^(linux-vdso|ld-linux|libc|libm|libmvec|libdl|libpthread|librt|libstdc\+\+|libgcc_s|libresolv)[.-]/
/** Nothing that builds belongs into what runs. */
const TOOLS = ['typescript', 'esbuild', 'webpack', 'tsx', 'sass', 'jest', '@tarojs', '@babel/core']

const CONTAINER = ['unshare', '--mount', '--pid', '--fork', '--kill-child']
const canUnshare =
  process.getuid?.() === 0 &&
  spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0
const skip =
  process.env.TEST_ALL !== '1'
    ? 'part of npm test -- --all'
    : !canUnshare
      ? 'no namespaces here, or not root (unshare --mount --pid)'
      : !process.execPath.startsWith('/usr/')
        ? 'Node is not under /usr, where the test looks for it'
        : false

const scratch = mkdtempSync(path.join(tmpdir(), 'moguang-image-'))
const [copy = '', out = '', root = ''] = ['src', 'out', 'root'].map((one) =>
  path.join(scratch, one),
)
const started: ChildProcess[] = []
after(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
})

/** What Docker would hand to the build: the tree without what .dockerignore names. */
function copyTree(): void {
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n')
  const left = ['docs', 'tests'].filter((one) => ignored.includes(one))
  assert.equal(left.length, 2)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    if (left.includes(file.split('/')[0] ?? '') || !existsSync(path.join(ROOT, file))) continue
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(copy, file))
  }
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, scratch])
}

/** Nothing of this machine's environment but how it reaches packages. */
function bareEnvironment(): Settings {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  return {
    PATH: process.env.PATH ?? '',
    HOME: path.join(scratch, 'home'),
    npm_config_cache: path.join(scratch, 'npm'),
    npm_config_registry: registry,
  }
}

function* filesUnder(folder: string): Generator<string> {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, item.name)
    if (item.isDirectory()) yield* filesUnder(file)
    else if (item.isFile()) yield file
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert.ok(address && typeof address === 'object')
  server.close()
  await once(server, 'close')
  return address.port
}

/** A command as in a container of the image, with these settings besides the image's own. */
function inImage(dataDir: string, settings: Settings, command: readonly string[]): ChildProcess {
  mkdirSync(root, { recursive: true })
  const [unshare = '', ...options] = CONTAINER
  const script = path.join(ROOT, 'tests/app/imageRoot.sh')
  const words = [...options, 'sh', script, root, out, dataDir, ...command]
  const child = spawn(unshare, words, {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      HOME: '/nonexistent',
      ...imageSettings(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

function outputOf(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

async function run(dataDir: string, settings: Settings, command: readonly string[]) {
  const child = inImage(dataDir, settings, command)
  const output = outputOf(child)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

/** Starts the image's own CMD and waits until it takes calls. */
async function serve(dataDir: string, settings: Settings) {
  const child = inImage(dataDir, settings, wordsOf(lastStage('Dockerfile'), 'CMD'))
  const output = outputOf(child)
  while (!/^ready /m.test(output())) {
    assert.equal(child.exitCode, null, output())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { child, url: `http://127.0.0.1:${settings.PORT}`, output }
}

/** As `docker stop` does it: the process with number 1 in there is told. */
async function stop(child: ChildProcess): Promise<number | null> {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  process.kill(Number(children.trim()), 'SIGTERM')
  await once(child, 'close')
  return child.exitCode
}

function dataFolder(name: string): string {
  const folder = path.join(scratch, name)
  mkdirSync(folder, { mode: 0o700 })
  chownSync(folder, NOBODY, NOBODY)
  return folder
}

describe('the folder of the image', { skip, timeout: 1_800_000 }, () => {
  it('is made in a clean copy of the tree by a user without rights', () => {
    for (const folder of [copy, path.join(scratch, 'home')]) mkdirSync(folder)
    chmodSync(scratch, 0o755)
    copyTree()
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['deploy/image/build.mjs', out],
      { cwd: copy, env: bareEnvironment(), uid: NOBODY, gid: NOBODY, encoding: 'utf8' },
    )
    assert.equal(status, 0, `${stdout}\n${stderr}`)
    rmSync(copy, { recursive: true })
  })

  it('holds no tool that builds, and no library that the base image lacks', () => {
    for (const tool of TOOLS)
      assert.ok(!existsSync(path.join(out, 'node_modules', tool)), `${tool} is in the image`)
    let looked = 0
    for (const file of filesUnder(out)) {
      if (!/\.node$|\.so(\.[\d.]+)?$|\/ffmpeg$/.test(file)) continue
      const { status, stdout } = spawnSync('ldd', [file], { encoding: 'utf8' })
      // Of another machine, or static: nothing to look for.
      if (status !== 0) continue
      looked += 1
      for (const line of stdout.split('\n').map((one) => one.trim())) {
        const [library = '', , where = ''] = line.split(' ')
        if (library === '' || library === 'statically') continue
        const ok = SYSTEM_LIBRARIES.test(path.basename(library)) || where.startsWith(out)
        assert.ok(ok, `${path.relative(out, file)} needs ${line}`)
      }
    }
    assert.ok(looked > 3, `only ${looked} files were looked at`)
  })

  it('serves with a read-only root, is healthy, is backed up, and ends when told', async () => {
    const dataDir = dataFolder('data')
    const { DOMAIN, ...byHand } = BY_HAND
    const settings = {
      ...byHand,
      ...{ SIGN_IN: 'password', PUBLIC_URL: `https://${DOMAIN}`, TRUST_PROXY: '1' },
      ...{ PORT: String(await freePort()), MODELS: 'off', SAMPLES: '0', LOG_LEVEL: 'warn' },
    }
    const { child, url, output } = await serve(dataDir, settings)
    const page = await fetch(url)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<title>[^<]*墨光/)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)

    const check = wordsOf(lastStage('Dockerfile'), 'HEALTHCHECK')
    assert.deepEqual(await run(dataDir, settings, check), { code: 0, output: '' })
    const elsewhere = { ...settings, PORT: String(await freePort()) }
    assert.equal((await run(dataDir, elsewhere, check)).code, 1)

    const backup = ['node', '/app/server/dist/admin.js', 'backup']
    const saved = await run(dataDir, settings, backup)
    assert.equal(saved.code, 0, saved.output)
    assert.equal(readdirSync(path.join(dataDir, 'backups')).length, 1)

    const find =
      'find / ( -path /proc -o -path /dev ) -prune -o -writable ! -type l -print 2>/dev/null'
    const quoted = find.replace(/[()!]/g, '\\$&')
    const writable = await run(dataDir, settings, ['sh', '-c', `${quoted}; true`])
    const folders = writable.output
      .trim()
      .split('\n')
      .map((line) => line.split('/')[1])
    assert.deepEqual([...new Set(folders)].sort(), ['data', 'tmp'], writable.output.slice(0, 2000))

    assert.equal(await stop(child), 0, output())
    assert.equal(readFileSync(path.join(dataDir, 'server.lock'), 'utf8'), '')
  })

  it('paints: every native part and font it needs is in there', async () => {
    const settings = {
      ...{ NODE_ENV: 'development', DEMO: '0', MODELS: 'off', SAMPLES: '0', LOG_LEVEL: 'warn' },
      PORT: String(await freePort()),
    }
    const { child, url, output } = await serve(dataFolder('painting'), settings)
    const account = await Account.signIn(url, '13700000019')
    const job = await account.made({ prompt: '江上一叶小舟，写着“墨光”', model: 'studio' })
    assert.equal(job.status, 'succeeded', output())
    assert.equal(await stop(child), 0)
  })
})
