// npm run on-node -- <version> <command> …: runs a command with another Node, taken from the npm
// registry into .cache/node/<version>. Example: npm run on-node -- 24 npm test
//
// The packages are those that the registry's package `node` itself installs, by a script of its
// own; named directly they need none.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, ROOT, run } from './lib/run.mjs'

/** Package of Node's binary for a system, or null where the registry has none. */
function findNodePackage(platform, arch) {
  const systems = { linux: 'linux', win32: 'win', darwin: 'darwin' }
  if (!systems[platform] || !['x64', 'arm64'].includes(arch)) return null
  const family = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${family}-${systems[platform]}-${arch}`
}

function exitWith(sentence) {
  console.error(sentence)
  process.exit(2)
}

const [version, command, ...args] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '') || command === undefined)
  exitWith('Usage: npm run on-node -- <version> <command> …, for example: 24 npm test')
const name = findNodePackage(process.platform, process.arch)
if (name === null) exitWith(`No package of Node for ${process.platform} on ${process.arch}.`)

const folder = path.join(ROOT, '.cache/node', version)
const bin = path.join(folder, 'node_modules', name, 'bin')
if (!existsSync(bin)) {
  mkdirSync(folder, { recursive: true })
  // A package of its own: npm would otherwise install into the project above.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  await must(`取 Node ${version}`, 'npm', ['install', ...options, `${name}@${version}`])
}
const { code, output } = await run(command, args, {
  env: { PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
})
process.stderr.write(output)
process.exit(code)
