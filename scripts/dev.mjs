// npm run dev: the server and H5 from their sources, on one address.
//
//   npm run dev            server (restarts on a change) and H5 (pages change in the open browser)
//   npm run dev -- weapp   server on 8787, and dist/weapp rebuilt on every change; so for qq, tt
//                          and alipay
//
// H5's development server listens on PORT (8787) and passes on to the API whatever is not H5's; the
// API listens on a port of its own behind it. Ctrl-C ends all of them.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, ROOT } from './lib/run.mjs'
import { ensurePackages, requireNode } from './lib/setup.mjs'

const HOST = '127.0.0.1'
const POLL_INTERVAL_MS = 300
const STOP_WITHIN_MS = 5000
const MINI_PROGRAMS = ['weapp', 'qq', 'tt', 'alipay']
const TARGETS = ['h5', ...MINI_PROGRAMS]
/** Blank lines, the steps of the progress bar, and warnings about Taro's own packages. */
const NOISE =
  /^\s*$|█| active\s*$|^ \S.*[›|]|^ \w+$|Plugin$|^ node_modules|^dencies |dependencies \d+\/|ModuleDependencyWarning|^\s+at |即将开始启动编译/

const [target = 'h5'] = process.argv.slice(2)
if (!TARGETS.includes(target)) {
  console.error(`npm run dev -- ${target}: the targets are ${TARGETS.join(', ')}.`)
  process.exit(2)
}
const wanted = Number(process.env.PORT ?? 8787)

/** @returns {Promise<number | null>} the port it could listen on; null: it is in use */
function tryPort(port) {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(null))
    probe.listen(port, HOST, () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(found))
    })
  })
}

const children = new Set()
let stopping = false

/** Ends every child, then this process. */
function stop(code) {
  if (stopping) return
  stopping = true
  const end = () => process.exit(code)
  setTimeout(() => {
    for (const child of children) kill(child, 'SIGKILL')
    end()
  }, STOP_WITHIN_MS).unref()
  if (children.size === 0) end()
  for (const child of children) {
    child.once('close', () => children.size === 0 && end())
    kill(child, 'SIGTERM')
  }
}

/** A child and those it started: each is a group of its own, so Ctrl-C reaches them through us. */
function kill(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It has ended already.
  }
}

function start(name, command, args, env) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  children.add(child)
  const print = (chunk) => {
    const lines = stripVTControlCharacters(chunk.toString()).split('\n')
    for (const line of lines) if (!NOISE.test(line)) process.stdout.write(`[${name}] ${line}\n`)
  }
  child.stdout.on('data', print)
  child.stderr.on('data', print)
  child.once('close', (code) => {
    children.delete(child)
    if (stopping) return
    console.error(`[${name}] ended with ${code}.`)
    stop(1)
  })
}

async function answers(url) {
  try {
    return (await fetch(url, { headers: { accept: 'text/html' } })).ok
  } catch {
    return false
  }
}

/** Waits until all of them answer. */
async function untilAnswered(urls) {
  for (const url of urls)
    while (!(await answers(url)))
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
}

requireNode()
await ensurePackages()
// The watcher builds dist/<target> its own way: the tests must rebuild it.
if (MINI_PROGRAMS.includes(target))
  rmSync(path.join(ROOT, '.cache/stamps', `client-${target}`), { force: true })
const port = await tryPort(wanted)
if (port === null) {
  console.error(
    `端口 ${wanted} 已被占用，请用 PORT 换一个。 Port ${wanted} is in use: set PORT to another one.`,
  )
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

const origin = `http://${HOST}:${port}`
const apiPort = target === 'h5' ? await tryPort(0) : port
start('server', bin('tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], {
  HOST,
  PORT: String(apiPort),
})
start(target, bin('taro'), ['build', '--type', target, '--watch'], {
  DEV_PORT: String(port),
  DEV_API: `http://${HOST}:${apiPort}`,
  // `npm start` and the tests read the production build, which stays.
  ...(target === 'h5'
    ? { TARO_OUTPUT: path.join('.cache', 'dev', 'h5') }
    : { TARO_APP_API: origin }),
})
await untilAnswered(target === 'h5' ? [`${origin}/`, `${origin}/healthz`] : [`${origin}/healthz`])
console.log(`\nready ${origin}  Ctrl-C ends it.\n`)
