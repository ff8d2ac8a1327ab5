// Dependencies of the tests beyond npm: a browser, and PostgreSQL if available.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findPostgres } from '../../server/src/testing/postgres-process.mjs'
import { run } from './run.mjs'

/** The same Chromium without its windows: there a new phone costs a third of the CPU time. */
const HEADLESS = { file: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' }

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  HEADLESS.file,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser() {
  return BROWSERS.find((file) => file && existsSync(file)) ?? null
}

/** It shows notifications, which the one without windows denies whatever is permitted. */
export function findWholeBrowser() {
  return BROWSERS.find((file) => file && existsSync(file) && !/headless.shell/.test(file)) ?? null
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

let updated = false
async function apt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!updated) await run('apt-get', ['update', '-qq'], { quiet: true, env })
  updated = true
  console.log(`安装系统软件 ${packages.join(' ')}`)
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  })
}

/** Debian has it; other systems with apt may not. */
async function isOffered(name) {
  const { output } = await run('apt-cache', ['show', '--no-all-versions', name], { quiet: true })
  return output.startsWith('Package:')
}

/** PgBouncer where it can be had: tests through it say themselves that it is missing. */
export async function ensurePooler() {
  if (isDebianRoot() && !existsSync('/usr/sbin/pgbouncer')) await apt(['pgbouncer'])
}

const FONTS = 'fonts-noto-cjk'
/** There where fontconfig's own tools are not: what `FONTS` installs. */
const FONTS_FOLDER = '/usr/share/fonts/opentype/noto'

async function hasChineseFonts() {
  if (process.platform !== 'linux') return true
  const { code, output } = await run('fc-list', [':lang=zh', 'family'], { quiet: true })
  return code === 0 ? output.trim() !== '' : existsSync(FONTS_FOLDER) || !isDebianRoot()
}

/** Without them Chinese words are boxes of another width, and what is measured of pages is wrong. */
async function ensureChineseFonts() {
  if (await hasChineseFonts()) return
  if (isDebianRoot()) await apt([FONTS])
  if (await hasChineseFonts()) return
  console.error(`测试需要中文字体：请安装一种（Debian/Ubuntu：apt-get install ${FONTS}）。`)
  process.exit(1)
}

/** A browser and Chinese fonts, or a clear sentence and the end. */
export async function ensureBrowser() {
  const mayInstall = isDebianRoot() && !process.env.CHROMIUM_PATH && !existsSync(HEADLESS.file)
  if (mayInstall && !findBrowser()) {
    const { code } = await apt([HEADLESS.package])
    if (code !== 0) {
      const { code: codeOfWhole, output } = await apt(['chromium'])
      if (codeOfWhole !== 0) process.stderr.write(output)
    }
  } else if (mayInstall && (await isOffered(HEADLESS.package))) {
    // In addition to the full browser, which is used if this fails.
    await apt([HEADLESS.package])
  }
  const browser = findBrowser()
  if (!browser) {
    console.error(
      `测试需要 Chromium：请安装它（Debian/Ubuntu：apt-get install chromium ${FONTS}），或用 CHROMIUM_PATH 指定已有的 Chrome。`,
    )
    process.exit(1)
  }
  await ensureChineseFonts()
  return browser
}

/** The whole Chromium for `--all`; without it tests of notifications report themselves as skipped. */
export async function ensureWholeBrowser() {
  if (findWholeBrowser() === null && isDebianRoot()) {
    const { code, output } = await apt(['chromium'])
    if (code !== 0) process.stderr.write(output)
  }
  if (findWholeBrowser() === null)
    console.log('没有找到完整的 Chromium：消息提醒的测试会标为跳过（skipped）。')
}

/** Paths of WebKit, its WebDriver and a virtual screen on Debian and its like. */
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  packages: ['webkit2gtk-driver', 'xvfb', FONTS],
}

/** Each architecture has a folder of its own: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser() {
  const base = '/usr/lib'
  const folders = existsSync(base) ? readdirSync(base).filter((name) => /-linux-/.test(name)) : []
  return (
    folders
      .flatMap((folder) =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
          path.join(base, folder, version, 'MiniBrowser'),
        ),
      )
      .find((file) => existsSync(file)) ?? null
  )
}

export function findWebkit() {
  const { driver, xvfb } = WEBKIT
  const browser = findMiniBrowser()
  return browser && existsSync(driver) && existsSync(xvfb) ? { browser, driver, xvfb } : null
}

/** WebKit for `--all`; without it its tests report themselves as skipped. */
export async function ensureWebkit() {
  if (!findWebkit() && isDebianRoot()) {
    const { code, output } = await apt(WEBKIT.packages)
    if (code !== 0) process.stderr.write(output)
  }
  const found = findWebkit()
  if (!found)
    console.log('没有找到 WebKit（webkit2gtk-driver、xvfb）：它的测试会标为跳过（skipped）。')
  return found
}

/** PostgreSQL for the server's tests; without it the races report themselves as skipped. */
export async function ensurePostgres() {
  if (!findPostgres() && isDebianRoot()) await apt(['postgresql'])
  const found = findPostgres()
  if (!found) console.log('没有找到 PostgreSQL：并发测试会标为跳过（skipped）。')
  return found
}
