import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { everything } from '@studio/testing/effort'
import { freePort } from '../../server/src/testing/free-port.mjs'
import { launchBrowser, newPhone } from '../e2e/browser'

const ROOT = resolve(__dirname, '../..')
/** Inside the tree, so that packages are found above it; its sources may be changed. */
const COPY = join(ROOT, `.cache/dev-copy-${process.pid}`)
const COPIED = [
  ...['src', 'config', 'contract', 'types', 'scripts', 'server', 'studio', 'media', 'nets'],
  ...['package.json', 'package-lock.json', 'models.json', 'tsconfig.base.json', 'tsconfig.json'],
  ...['babel.config.js', 'project.config.json'],
]
const UNCOPIED = /(^|\/)(node_modules|dist|\.cache|\.data)$/
const TEXTS = join(COPY, 'src/domain/tool-form/texts.ts')
const READY_WITHIN_MS = 300_000
const CHANGED_WITHIN_MS = 120_000

function copyTree(): void {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const entry of COPIED.filter((name) => existsSync(join(ROOT, name))))
    cpSync(join(ROOT, entry), join(COPY, entry), {
      recursive: true,
      filter: (file) => !UNCOPIED.test(file.slice(ROOT.length)),
    })
  for (const folder of ['', 'server', 'studio', 'media', 'nets']) {
    const packages = join(ROOT, folder, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(COPY, folder, 'node_modules'))
  }
}

const SKIP = everything ? false : 'a development build of H5: only with --all'

describe('npm run dev', { skip: SKIP }, () => {
  let url: string
  let dev: ChildProcess
  let printed = ''
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  before(async () => {
    copyTree()
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: COPY,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(COPY, '.data'), DEMO: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const listen = (chunk: Buffer) => (printed += chunk.toString())
    dev.stdout?.on('data', listen)
    dev.stderr?.on('data', listen)
    const giveUpAt = Date.now() + READY_WITHIN_MS
    while (!printed.includes(`ready ${url}`)) {
      if (dev.exitCode !== null || Date.now() > giveUpAt)
        throw new Error(`npm run dev is not ready:\n${printed.slice(-3000)}`)
      await new Promise((later) => setTimeout(later, 200))
    }
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    if (dev?.exitCode === null) {
      dev.kill('SIGINT')
      await once(dev, 'exit')
    }
    rmSync(COPY, { recursive: true, force: true })
  })

  it('answers a page, an API call and a file of the server on one address', async () => {
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    assert.match(await page.text(), /<div id="app"/)
    const health = await fetch(`${url}/healthz`)
    assert.equal(((await health.json()) as { code: number }).code, 0)
    const missing = await fetch(`${url}/api/no-such-call`)
    assert.equal(missing.status, 404)
    assert.equal(((await missing.json()) as { code: number }).code, 404)
    const file = await fetch(`${url}/files/no-such-file.png`)
    assert.equal(file.status, 404)
  })

  it('puts a changed source line into the open page without a reload', async () => {
    const phone = await newPhone(browser, { url })
    const page = await phone.newPage()
    await page.goto('/')
    await page.getByText('随机灵感').first().waitFor({ timeout: CHANGED_WITHIN_MS })
    await page.evaluate('window.isSamePage = true')
    writeFileSync(TEXTS, readFileSync(TEXTS, 'utf8').replace('随机灵感', '改过的一行'))
    await page.getByText('改过的一行').first().waitFor({ timeout: CHANGED_WITHIN_MS })
    assert.equal(await page.evaluate('window.isSamePage'), true)
  })

  it('says in one sentence that a port is in use, and ends', async () => {
    const env = { ...process.env, PORT: new URL(url).port }
    const second = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: COPY, env })
    let said = ''
    second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(second, 'close')) as [number]
    assert.equal(code, 1)
    assert.match(said, /^端口 \d+ 已被占用.* Port \d+ is in use: set PORT to another one\.\n$/)
  })
})
