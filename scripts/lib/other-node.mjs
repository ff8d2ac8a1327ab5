// Other versions of Node, from the npm registry into .cache/node/<version>.
//
// The packages are those that the registry's package `node` itself installs, by a script of its
// own; named directly they need none.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run } from './run.mjs'

/** Conformance suite and inspector of MCP need Node 22.19. */
export const MCP_TOOLS_NODE = '22.23.3'

/** Package of Node's binary for a system, or null where the registry has none. */
function findNodePackage(platform, arch) {
  const systems = { linux: 'linux', win32: 'win', darwin: 'darwin' }
  if (!systems[platform] || !['x64', 'arm64'].includes(arch)) return null
  const family = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${family}-${systems[platform]}-${arch}`
}

/**
 * Folder of a version's binary, installed or not; null where the registry has none.
 * @param {string} version such as `24` or `22.23.3`
 */
export function locateNode(version) {
  const name = findNodePackage(process.platform, process.arch)
  return name && path.join(ROOT, '.cache/node', version, 'node_modules', name, 'bin')
}

/** Installs a version once; its folder. Throws a sentence where that fails. */
export async function ensureNode(version) {
  const bin = locateNode(version)
  if (bin === null)
    throw new Error(`No package of Node for ${process.platform} on ${process.arch}.`)
  if (existsSync(bin)) return bin
  const name = path.basename(path.dirname(bin))
  const folder = path.join(ROOT, '.cache/node', version)
  mkdirSync(folder, { recursive: true })
  // A package of its own: npm would otherwise install into the project above.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  console.log(`取 Node ${version}`)
  const { code, output } = await run('npm', ['install', ...options, `${name}@${version}`], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`${output}\n取 Node ${version} —— 失败`)
  return bin
}
