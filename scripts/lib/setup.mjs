// Set-up shared by start and test: the right Node, the packages, the builds.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compressHashed } from './compress.mjs'
import { ensureNode, MCP_TOOLS_NODE } from './other-node.mjs'
import { must, SEMI_SPACE_FLAG, ROOT, run } from './run.mjs'
import { buildIfStale } from './stale.mjs'

/** The oldest Node that works is written once: `engines` of package.json, as `>=major.minor`. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const oldest = engines.node.replace('>=', '')
  const [major, minor] = oldest.split('.').map(Number)
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  console.error(`需要 Node ${oldest} 或更新的版本，现在是 ${process.version}。`)
  process.exit(1)
}

/**
 * Whether a folder has the packages of its lock file, by the list that npm writes once it has
 * installed all of them. Versions of the workspaces themselves do not matter.
 * @param {string} folder absolute, with `package-lock.json`
 */
export function hasPackages(folder) {
  const list = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, { version, integrity, optional }]) => {
      const found = installed[place]
      // Those of other platforms are not installed.
      if (!found) return optional === true
      return found.version === version && found.integrity === integrity
    })
}

/** Installs exactly what the lock file says, where it is not there. */
export async function ensurePackages() {
  if (hasPackages(ROOT)) return
  await must('安装依赖 npm ci（第一次约一两分钟）', 'npm', ['ci', '--no-progress'])
}

/**
 * Installs a package that only tests use, with a lock file of its own. Never by `npm start`.
 * @param {string} folder of the package, from the top folder
 * @param {string} names who needs it
 * @returns {Promise<boolean>} whether anything was installed
 */
async function ensureTestPackage(folder, names) {
  const place = path.join(ROOT, folder)
  if (hasPackages(place)) return false
  console.log(`安装测试用的包 npm ci（${folder}）`)
  // npm takes the folder of the root from the environment when a script of the root started it.
  const { code, output } = await run('npm', ['--prefix', place, 'ci', '--no-progress'], {
    quiet: true,
  })
  if (code !== 0)
    throw new Error(`${output}\n测试用的包装不上：${names} 要用 ${folder} 里的包，请联网后再试。`)
  return true
}

/** Clients of vendors. */
export const ensureTestClients = () =>
  ensureTestPackage('tests/clients', '`npm test -- clients` 与 `npm run check`')

/** Tools of the Model Context Protocol, and the Node they need (tests/clients/mcp-tools.ts). */
export async function ensureMcpTools() {
  const installed = await ensureTestPackage('tests/clients/mcp', '`npm test -- --all`')
  await ensureNode(MCP_TOOLS_NODE)
  return installed
}

const CLIENT_INPUTS = [
  'src',
  'contract',
  'models.json',
  'config',
  'types',
  'babel.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const TARO = path.join(ROOT, 'node_modules/@tarojs/cli/bin/taro')

/**
 * Builds one Taro target into dist/<type>.
 * @param {string} type
 * @param {{ step?: typeof must, filler?: boolean }} [options] `step` runs a command; `filler` as
 *   in run.mjs
 */
export async function ensureClient(type, { step = must, filler = false } = {}) {
  return buildIfStale({
    name: `client-${type}`,
    inputs: CLIENT_INPUTS,
    output: `dist/${type}/${type === 'h5' ? 'index.html' : 'app.json'}`,
    make: async () => {
      await step(
        `构建 ${type}`,
        process.execPath,
        [SEMI_SPACE_FLAG, TARO, 'build', '--type', type],
        {
          env: { NODE_ENV: 'production' },
          filler,
        },
      )
      if (type === 'h5') compressHashed(path.join(ROOT, 'dist/h5'))
    },
  })
}

const DRAFTS = '.cache/drafts'

/**
 * Builds the other Taro targets, not minified, only to check that they can be built.
 * @param {string[]} types
 * @param {{ step?: typeof must, filler?: boolean }} [options] as above
 */
export async function ensureDrafts(types, { step = must, filler = false } = {}) {
  const script = 'scripts/build-drafts.mjs'
  return buildIfStale({
    name: 'drafts',
    inputs: [...CLIENT_INPUTS, script],
    output: `${DRAFTS}/${types.at(-1)}/app.json`,
    salt: types.join(),
    make: () =>
      step(
        `构建 ${types.join('、')}`,
        process.execPath,
        [SEMI_SPACE_FLAG, script, DRAFTS, ...types],
        {
          env: { NODE_ENV: 'production', TARO_MINIFY: '0' },
          filler,
        },
      ),
  })
}

/** Bundles the server into server/dist. */
export async function ensureServer({ step = must } = {}) {
  return buildIfStale({
    name: 'server',
    inputs: [
      'server/src',
      'studio',
      'media',
      'nets',
      'models.json',
      'contract',
      'scripts/build-server.mjs',
      'scripts/lib/bundle.mjs',
      'package-lock.json',
    ],
    output: 'server/dist/main.js',
    make: () => step('构建服务端', process.execPath, ['scripts/build-server.mjs']),
  })
}

/** Builds the operators' console into dist/console. */
export async function ensureConsole({ step = must } = {}) {
  return buildIfStale({
    name: 'console',
    inputs: [
      'console',
      'contract',
      'scripts/build-console.mjs',
      'scripts/lib/compress.mjs',
      'package-lock.json',
    ],
    output: 'dist/console/index.html',
    make: () => step('构建操作台', process.execPath, ['scripts/build-console.mjs']),
  })
}
