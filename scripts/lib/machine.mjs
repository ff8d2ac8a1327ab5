// What the tests need beyond npm: a browser, and PostgreSQL if it can be had.
import { existsSync } from 'node:fs'
import { readdirSync } from 'node:fs'
import { run } from './run.mjs'

const BROWSERS = [
  process.env.CHROMIUM_PATH,
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

export function findPostgres() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return null
  return (
    readdirSync(base)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `${base}/${version}/bin`)
      .find((folder) => existsSync(`${folder}/initdb`)) ?? null
  )
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

/** A browser and Chinese fonts, or a clear sentence and the end. */
export async function ensureBrowser() {
  if (!findBrowser() && isDebianRoot()) {
    const { code, output } = await apt(['chromium', 'fonts-noto-cjk'])
    if (code !== 0) process.stderr.write(output)
  }
  const browser = findBrowser()
  if (browser) return browser
  console.error(
    '测试需要 Chromium：请安装它（Debian/Ubuntu：apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指定已有的 Chrome。',
  )
  process.exit(1)
}

/** Real PostgreSQL for the race tests; without it they report themselves as skipped. */
export async function ensurePostgres() {
  if (!findPostgres() && isDebianRoot()) await apt(['postgresql'])
  const found = findPostgres()
  if (!found) console.log('没有找到 PostgreSQL：并发测试会标为跳过（skipped）。')
  return found
}
