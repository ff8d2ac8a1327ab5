/** Shared checks of the files of deploy/: variables, image paths, values of the operator. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadConfig } from '../../server/src/config/config'
import { ENGINE_VARIABLES, VARIABLES } from '../../server/src/config/table'
import { ROOT, type Settings, parseSettings } from './deployFiles'

const TABLE = [...Object.entries(VARIABLES), ...ENGINE_VARIABLES]
const KNOWN = new Set(TABLE.map(([name]) => name))
export const SECRET = new Set(
  TABLE.flatMap(([name, one]) => ('secret' in one && one.secret ? [name] : [])),
)
/** Variables of other programs: Compose, the database, Caddy, npm and programs within the image. */
const OF_OTHERS = [
  'DOMAIN',
  'POSTGRES_PASSWORD',
  'PATH',
  'npm_config_update_notifier',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'MALLOC_ARENA_MAX',
]
/** The server stops this long after draining at the latest (main.ts). */
export const STOP_WITHIN_MS = 20_000

export const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8')
export const IMAGE = `moguang:${/"version": "([^"]+)"/.exec(manifest)?.[1]}`

export const makeEnv = (file: string) =>
  spawnSync('sh', [path.join(ROOT, 'deploy/make-env.sh'), file], { encoding: 'utf8' })

/** Values of the operator. */
export const OPERATOR_SETTINGS: Settings = {
  DOMAIN: 'moguang.example',
  OPERATOR_NAME: '示例科技有限公司',
  OPERATOR_CONTACT: 'help@moguang.example',
}
/** The settings as an operator has them: made by the script, the empty ones filled in. */
export function filledIn(): Settings {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-env-'))
  const file = path.join(folder, '.env')
  try {
    assert.equal(makeEnv(file).status, 0)
    const generated = parseSettings(readFileSync(file, 'utf8'))
    for (const [name, value] of Object.entries(generated))
      if (value === '')
        generated[name] = OPERATOR_SETTINGS[name] ?? assert.fail(`who fills ${name} in?`)
    return generated
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function requireKnown(settings: Settings, where: string): void {
  const strange = Object.keys(settings).filter(
    (name) => !KNOWN.has(name) && !OF_OTHERS.includes(name),
  )
  assert.deepEqual(strange, [], `${where}: the server reads no such variable`)
}

/** As the server of the image starts with these: throws what it would refuse them with. */
export function loadAsServer(settings: Settings, where: string) {
  requireKnown(settings, where)
  const config = loadConfig(settings)
  assert.equal(config.production, true, where)
  return config
}

/** Entry points below server/src, by the name of their bundle where it differs. */
const SOURCES: Readonly<Record<string, string>> = {
  admin: 'operations/admin/main',
  models: 'operations/models',
}

/** Source of a file of the image, or of /opt/moguang. */
function findSource(file: string): string {
  const [, name = ''] = /^\/(?:app|opt\/moguang)\/(.+)$/.exec(file) ?? []
  const bundled = /^server\/dist\/(\w+)\.js$/.exec(name)?.[1]
  if (bundled) return `server/src/${SOURCES[bundled] ?? bundled}.ts`
  return name.replace(/^deploy\//, 'deploy/image/')
}
export function requireProgram(words: readonly string[]): void {
  const file = words.find((word) => word.startsWith('/') && /\.m?js$/.test(word))
  assert.ok(file, words.join(' '))
  assert.ok(existsSync(path.join(ROOT, findSource(file))), `${file} is not in the image`)
}
