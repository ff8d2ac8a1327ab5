/** WebKit as Debian has it (webkit2gtk-driver), on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../server/src/testing/free-port.mjs'
import { findWebkit } from '../../../scripts/lib/machine.mjs'
import { Session } from './session'

const START_MS = 20_000
const POLL_MS = 50
/** The browser's bar would hold the window at 447 px: it is there, with nothing to press. */
const NARROW_BAR = `* {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}`

export interface WebkitBrowser {
  session: Session
  close(): Promise<void>
}

/** When going to an address counts as done: with `none` as soon as it has begun. */
export type PageLoadStrategy = 'normal' | 'none'

/** @throws Error when it does not start */
export async function launchWebkit(
  pageLoadStrategy: PageLoadStrategy = 'normal',
): Promise<WebkitBrowser> {
  const found = findWebkit()
  if (found === null) throw new Error('no WebKit here: apt-get install webkit2gtk-driver xvfb')
  const folder = await mkdtemp(join(tmpdir(), 'moguang-webkit-'))
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.reverse()) await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(join(folder, 'gtk-3.0'))
    await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR)
    const screen = spawn(
      found.xvfb,
      ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    started.push(screen)
    const port = await freePort()
    const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${await awaitDisplay(screen)}`,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        // Dates and words as the phones have them whom this is for.
        TZ: 'Asia/Shanghai',
        LANG: 'C.UTF-8',
        LANGUAGE: 'zh_CN',
      },
    })
    started.push(driver)
    const session = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      pageLoadStrategy,
    })
    return {
      session,
      async close() {
        await session.close()
        await close()
      },
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

async function openSession(driver: string, capabilities: object): Promise<Session> {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      return await Session.open(driver, capabilities)
    } catch (error) {
      // Not listening yet.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** The number of the screen that the server chose, once it listens. */
function awaitDisplay(screen: ChildProcess): Promise<string> {
  return new Promise((found, lost) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => found(chunk.toString().trim()))
    screen.once('exit', (code) => lost(new Error(`Xvfb ended (${code})`)))
    screen.once('error', lost)
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
