// node deploy/image/root.mjs <folder>: the file system of the image in <folder>/root, around
// <folder>/root/app that build.mjs made before, and in <folder>/owned what belongs to the server's
// user. Besides the server it has Node, npm (it fetches weights of networks), a shell (it sets limits
// of what reads files of others), and the system's libraries that these and the native parts of
// packages ask for. All is taken from the system it runs on: in the Dockerfile the image of Node.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const PROGRAMS = ['/bin/sh', '/usr/bin/env']
/** For glibc, which finds hosts by the first, and for scanners. */
const SETTINGS = ['/etc/nsswitch.conf', '/etc/os-release']
const USERS = [
  ['root', 0, '/'],
  ['node', 1000, '/home/node'],
  ['nobody', 65_534, '/nonexistent'],
]
const NPM = 'usr/local/lib/node_modules/npm'
/** Parts of npm that only people read. */
const UNREAD = /\/npm\/(docs|man)$|\.(md|map|d\.m?ts)$/

const [given] = process.argv.slice(2)
const root = path.join(path.resolve(given ?? '.'), 'root')
const owned = path.join(path.resolve(given ?? '.'), 'owned')
if (!given || !existsSync(path.join(root, 'app/server/dist')))
  throw new Error('Usage: node deploy/image/root.mjs <folder>, after build.mjs <folder>/root/app')

function* filesUnder(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, item.name)
    if (item.isDirectory()) yield* filesUnder(file)
    else if (item.isFile()) yield file
  }
}

/** A file of the system at the same place, or at another. */
function copyIn(from, to = from) {
  mkdirSync(path.dirname(path.join(root, to)), { recursive: true })
  cpSync(realpathSync(from), path.join(root, to))
}

/** Libraries of the system that a program or library needs, with its loader; none if it is static. */
function librariesOf(file) {
  let text
  try {
    text = execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return []
  }
  const missing = /^\s*(\S+) => not found$/m.exec(text)
  if (missing) throw new Error(`${file} needs ${missing[1]}, which is not here`)
  const found = [...text.matchAll(/(\/\S+) \(0x/g)].map(([, library]) => library)
  return found.filter((library) => !library.startsWith(root))
}

function copyNpm() {
  const program = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const npm = path.resolve(path.dirname(realpathSync(program)), '..')
  const filter = (file) => !UNREAD.test(file)
  cpSync(npm, path.join(root, NPM), { recursive: true, filter })
  symlinkSync(`/${NPM}/bin/npm-cli.js`, path.join(root, 'usr/local/bin/npm'))
}

const native = [...filesUnder(path.join(root, 'app'))].filter((file) =>
  /\.node$|\.so(\.[\d.]+)?$|\/ffmpeg$/.test(file),
)
const programs = [process.execPath, ...PROGRAMS, ...native]
for (const library of new Set(programs.flatMap(librariesOf))) copyIn(library)
for (const file of [...PROGRAMS, ...SETTINGS.filter(existsSync)]) copyIn(file)
copyIn(process.execPath, '/usr/local/bin/node')
copyNpm()
const lines = USERS.map(([name, id, home]) => `${name}:x:${id}:${id}::${home}:/bin/sh\n`)
writeFileSync(path.join(root, 'etc/passwd'), lines.join(''))
writeFileSync(
  path.join(root, 'etc/group'),
  USERS.map(([name, id]) => `${name}:x:${id}:\n`).join(''),
)
mkdirSync(path.join(root, 'tmp'))
chmodSync(path.join(root, 'tmp'), 0o1777)
mkdirSync(owned)
for (const [folder, mode] of [
  ['data', 0o700],
  ['home', 0o755],
  ['home/node', 0o755],
])
  mkdirSync(path.join(owned, folder), { mode })
console.log(`made ${root}`)
