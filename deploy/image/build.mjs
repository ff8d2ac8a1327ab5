// node deploy/image/build.mjs <folder>: what the image holds under /app, into an empty folder; the
// same folder is what the units of deploy/systemd start. No tool that builds is in it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { must, ROOT } from '../../scripts/lib/run.mjs'
import {
  ensureClient,
  ensureConsole,
  ensurePackages,
  ensureServer,
  requireNode,
} from '../../scripts/lib/setup.mjs'

/** Whose packages the bundle of the server asks for. */
const WORKSPACES = ['contract', 'media', 'nets', 'studio', 'server']
/** In addition to these: the lock file lists it, and nothing of it is installed. */
const BUILT_ONLY = ['console']
/** Only these of the repository's files run. */
const RUNNING = [
  'server/dist',
  'server/covers',
  'dist/h5',
  'dist/console',
  'LICENSE',
  'docs/licences',
]
const SCRIPTS = ['healthy.mjs', 'make-bucket.mjs']

/** Nothing of the server reads the maps of its bundles. */
const isRun = (file) => !file.endsWith('.map')

function emptyFolder() {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Usage: node deploy/image/build.mjs <folder>')
  const out = path.resolve(given)
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty`)
  mkdirSync(out, { recursive: true })
  return out
}

/** Packages of the server alone, exactly those of the lock file. */
async function installPackages(out) {
  const manifests = [
    'package.json',
    ...[...WORKSPACES, ...BUILT_ONLY].map((name) => `${name}/package.json`),
  ]
  for (const file of [...manifests, 'package-lock.json', '.npmrc'])
    cpSync(path.join(ROOT, file), path.join(out, file))
  const own = WORKSPACES.map((name) => `--workspace=${name}`)
  await must('安装服务端的依赖', 'npm', [
    'ci',
    `--prefix=${out}`,
    '--omit=dev',
    '--no-progress',
    '--prefer-offline',
    ...own,
  ])
}

/** The bundle is in server/: the other workspaces were there for their lists of packages. */
function tidy(out) {
  for (const name of [...WORKSPACES, ...BUILT_ONLY].filter((one) => one !== 'server'))
    rmSync(path.join(out, name), { recursive: true })
  const unused = ['node_modules/@moguang', 'node_modules/.bin', 'package-lock.json']
  for (const file of unused) rmSync(path.join(out, file), { recursive: true, force: true })
  const { name, version, license, engines } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  )
  const manifest = { name, version, private: true, license, engines }
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

requireNode()
const out = emptyFolder()
await ensurePackages()
await ensureServer()
await ensureClient('h5')
await ensureConsole()
await installPackages(out)
tidy(out)
for (const file of RUNNING)
  cpSync(path.join(ROOT, file), path.join(out, file), { recursive: true, filter: isRun })
// It bundles: its own package is here only since ensurePackages.
const { removeUnloaded } = await import('./packages.mjs')
await removeUnloaded(out)
for (const file of SCRIPTS)
  cpSync(path.join(ROOT, 'deploy/image', file), path.join(out, 'deploy', file))
console.log(`made ${out}`)
