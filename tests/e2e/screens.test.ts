import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROUTES } from '../../contract/routes'
import { HOME } from '../../src/routes'
import type { Fixture } from './screen'
import { SCREENS } from './screens'

const SRC = join(__dirname, '../../src')
/** Layers whose components draw over a page. */
const LAYERS = ['shell', 'screens', 'domain']
/** Draws over the page: a sheet, or a layer of its own. */
const DRAWS_OVER =
  /^(?:import \{ (?:BottomSheet|Layer|FullScreen|NameSheet) \} from |const NameSheet = .*\()'@\/ui\//m

/** Looked at where what they need is there. */
const LOOKED_AT_ELSEWHERE = [
  // H5 never asks for it: tests/mini/privacy.test.ts.
  'shell/privacy/PrivacySheet',
  // Only an account with a password has it: password.test.ts.
  'screens/account/PasswordSheet',
  // Passkeys belong to a server of a name, not of a number: passkey.test.ts.
  'screens/account/PasskeySheet',
  // They need a changed number and the code of its notice: means.test.ts.
  'screens/account/Changes',
  'domain/session/UndoSheet',
  // They need a key, and a secret that is shown once: open-api.test.ts.
  'screens/open-api/KeySheet',
  'screens/open-api/NewKey',
  'screens/open-api/SecretSheet',
  'screens/open-api/WebhookSheet',
  'screens/open-api/Webhooks',
  // They need a sentence about a picture and the versions it made: editing.test.ts.
  'domain/edit/PlanSheet',
  'domain/edit/poster/EditPoster',
  'domain/edit/video/VideoSheet',
  'screens/work-detail/RemakeSheet',
  'screens/edit-thread/ThreadPage',
  // A microphone, which the browser of the tests does not have.
  'domain/edit/VoiceSheet',
]

const ANY_FIXTURE = new Proxy({} as Fixture, { get: () => 'any' })

function filesOver(): string[] {
  return LAYERS.flatMap((layer) =>
    readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(layer, file),
    ),
  )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !LOOKED_AT_ELSEWHERE.includes(file.replace(/\.tsx$/, '')))
    .filter((file) => DRAWS_OVER.test(readFileSync(join(SRC, file), 'utf8')))
    .map((file) => file.replace(/\.tsx$/, ''))
    .sort()
}

describe('the list of screens', () => {
  it('has every route of the table', () => {
    const visited = new Set(
      SCREENS.map(({ address }) => new URL(address(ANY_FIXTURE), 'http://any').pathname.slice(1)),
    )
    const missing = ROUTES.map(({ path }) => path).filter(
      (path) => !visited.has(path) && !(path === HOME && visited.has('')),
    )
    assert.deepEqual(missing, [])
  })

  it('opens every sheet and layer there is', () => {
    const opened = SCREENS.flatMap(({ layer, sheets = [] }) => [
      ...sheets.map(({ by }) => by),
      ...(layer === undefined ? [] : [layer]),
    ])
    assert.deepEqual([...new Set(opened)].sort(), filesOver())
  })

  it('names everything once', () => {
    const names = SCREENS.flatMap(({ name, sheets = [] }) => [name, ...sheets.map((s) => s.name)])
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  })
})
