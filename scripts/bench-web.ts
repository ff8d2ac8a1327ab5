/**
 * Load time of 创作 and 广场 on a slow phone, compared with a bare Taro app of one line of text that is
 * built with the same packages: runs in turns, medians. Part `web` of `npm run bench`.
 */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { launchBrowser, newPhone, type BrowserShare } from '../tests/e2e/browser'
import { Account } from '../tests/e2e/account'
import { multiplyWork, openDesk } from '../tests/journeys/back-office'
import { startServer, type JourneyServer } from '../tests/journeys/server'
import { say, table } from './lib/measure'

const ROOT = path.join(__dirname, '..')
const ROUNDS = 3
/** A slow 4G phone, as Lighthouse has it: the whole of it is slowed, not only what it counts. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** Nothing large changes after this long, ms. */
const SETTLE_MS = 4000
/** Blocking part of a long task, ms. */
const SHORT_TASK_MS = 50

const BARE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'bare',
    version: '1.0.0',
    private: true,
    browserslist: ['ios >= 13', 'safari >= 13', 'chrome >= 70'],
  }),
  'babel.config.js':
    "module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]] }\n",
  'config/index.js': `module.exports = {
    projectName: 'bare', date: '2026-11-23', designWidth: 375, deviceRatio: { 375: 2 },
    sourceRoot: 'src', outputRoot: 'dist', framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } }, cache: { enable: false },
    plugins: [], h5: { publicPath: '/', router: { mode: 'browser' }, useHtmlComponents: true },
  }\n`,
  'src/index.html':
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>bare</title></head><body><div id="app"></div></body></html>\n',
  'src/app.config.ts':
    "export default defineAppConfig({ pages: ['pages/index/index'], window: { navigationBarTitleText: 'bare' } })\n",
  'src/app.ts':
    "import type { PropsWithChildren } from 'react'\nexport default function App({ children }: PropsWithChildren) {\n  return children\n}\n",
  'src/pages/index/index.config.ts': 'export default definePageConfig({})\n',
  'src/pages/index/index.tsx':
    "import { Text, View } from '@tarojs/components'\nexport default function Index() {\n  return (\n    <View>\n      <Text>写一句，看它显影</Text>\n    </View>\n  )\n}\n",
}

/** Builds the bare app in a folder of its own; resolves to its output. */
async function buildBare(folder: string): Promise<string> {
  for (const [name, text] of Object.entries(BARE)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const taro = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
  await promisify(execFile)(process.execPath, [taro, 'build', '--type', 'h5'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
  })
  return path.join(folder, 'dist')
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
}

const ROUTES = { 创作: '', 广场: 'pages/playground/playground' }

/** Compressed, as a web server would; unknown addresses are the page. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://bare').pathname
    const name = path.extname(pathname) === '' ? '/index.html' : pathname
    readFile(path.join(folder, path.normalize(name))).then(
      (bytes) => {
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream')
        response.setHeader('content-encoding', 'gzip')
        response.end(gzipSync(bytes))
      },
      () => {
        response.statusCode = 404
        response.end()
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** A square as one meets it: works of several shapes, passed by a reviewer. */
async function fillSquare({ url, sql }: JourneyServer): Promise<void> {
  const pass = await openDesk(url, sql, '13800136971')
  const maker = await Account.signIn(url, '13800136972')
  const jobs: string[] = []
  for (const [prompt, ratio] of [
    ['云海，迎客松，仙鹤', '3:4'],
    ['富士山，樱花', '1:1'],
    ['惊涛骇浪，帆船', '4:3'],
  ] as const) {
    const job = await maker.runJob({ prompt, ratio })
    const pictureId = job.pictures[0]?.id
    await maker.post('/api/works/post', { jobId: job.id, pictureId, title: prompt.slice(0, 6) })
    jobs.push(job.id)
  }
  await pass()
  for (const id of jobs) await multiplyWork(sql, id, 12)
}

interface Figures {
  /** Largest thing painted, ms. */
  readonly lcp: number
  /** Total blocking time: task time beyond 50 ms each, ms. */
  readonly blocking: number
}

async function visit(browser: BrowserShare, url: string, route: string): Promise<Figures> {
  const phone = await newPhone(browser, { url, deviceScaleFactor: 2 })
  try {
    const page = await phone.newPage()
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(`
      window.figures = { lcp: 0, blocking: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.figures.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.figures.blocking += Math.max(0, duration - ${SHORT_TASK_MS})
      }).observe({ type: 'longtask', buffered: true })
    `)
    await page.goto(`${url}/${route}`, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate<Figures>('window.figures')
  } finally {
    await phone.close()
  }
}

/** A frame that took longer is seen to stick, ms. */
const LONG_FRAME_MS = 100
const SCROLLS = 40
const SCROLL_PX = 240

interface Frames {
  readonly longest: number
  readonly long: number
}

/** Scrolls down 广场 on a slow phone: longest freeze of the page. */
async function scrollSquare(browser: BrowserShare, url: string): Promise<Frames> {
  const phone = await newPhone(browser, { url, deviceScaleFactor: 2, touch: false })
  try {
    const page = await phone.newPage()
    const devtools = await phone.newCDPSession(page)
    await page.goto(`${url}/${ROUTES.广场}`, { waitUntil: 'networkidle', timeout: 60_000 })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(`
      window.framesSeen = { longest: 0, long: 0 }
      let before = performance.now()
      const next = (now) => {
        window.framesSeen.longest = Math.max(window.framesSeen.longest, now - before)
        if (now - before > ${LONG_FRAME_MS}) window.framesSeen.long += 1
        before = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    `)
    await page.mouse.move(190, 500)
    for (let step = 0; step < SCROLLS; step += 1) {
      await page.mouse.wheel(0, SCROLL_PX)
      await page.waitForTimeout(50)
    }
    return await page.evaluate<Frames>('window.framesSeen')
  } finally {
    await phone.close()
  }
}

function computeMedian(all: readonly Figures[], figure: keyof Figures): number {
  const sorted = all.map((one) => one[figure]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export async function benchWeb(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-bare-'))
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '100000', WELCOME_CREDITS: '100' })
  const browser = await launchBrowser()
  let bare: Server | null = null
  try {
    await fillSquare(server)
    bare = await serve(await buildBare(folder))
    const address = bare.address()
    const bareUrl = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
    const runs = new Map<string, Figures[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url, route] of [
        ['bare', bareUrl, ''],
        ...Object.entries(ROUTES).map(([name, route]) => [name, server.url, route] as const),
      ] as const) {
        const before = runs.get(name) ?? []
        runs.set(name, [...before, await visit(browser, url, route)])
      }
    }
    const [lcp, blocking] = (['lcp', 'blocking'] as const).map((figure) =>
      computeMedian(runs.get('bare') ?? [], figure),
    )
    const ratio = (value: number, to = 0) => (to > 0 ? (value / to).toFixed(2) : '–')
    say(`Slow phone: ${CPU_SLOWDOWN} × CPU, 1.6 Mbit/s, 150 ms; medians of ${ROUNDS} in turns`)
    table(
      ['page', 'LCP', 'ratio to bare app', 'blocking', 'ratio to bare app'],
      [...runs].map(([name, all]) => {
        const own = { lcp: computeMedian(all, 'lcp'), blocking: computeMedian(all, 'blocking') }
        return [
          name,
          `${Math.round(own.lcp)} ms`,
          ratio(own.lcp, lcp),
          `${Math.round(own.blocking)} ms`,
          ratio(own.blocking, blocking),
        ]
      }),
    )
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { longest, long } = await scrollSquare(browser, server.url)
      say(
        `广场 scrolled, ${round}: longest frame ${Math.round(longest)} ms, ${long} over ${LONG_FRAME_MS}`,
      )
    }
  } finally {
    bare?.close()
    await browser.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
