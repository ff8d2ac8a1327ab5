import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { hasPackages } from '../../scripts/lib/setup.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-packages-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, packages: Record<string, object>) =>
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
const INSTALLED = 'node_modules/.package-lock.json'
const one = { version: '1.0.0', integrity: 'sha512-a' }

test('packages are installed again when one of the lock file is missing or another one', () => {
  write('package-lock.json', {
    '': { version: '7.0.0' },
    server: { version: '7.0.0' },
    'node_modules/one': one,
    'node_modules/elsewhere': { ...one, optional: true },
  })
  assert.equal(hasPackages(folder), false, 'nothing, or an installation that was interrupted')
  mkdirSync(path.join(folder, 'node_modules'))
  write(INSTALLED, { server: { version: '6.9.0' }, 'node_modules/one': one })
  assert.equal(hasPackages(folder), true, 'a version of our own has changed only')
  write(INSTALLED, { 'node_modules/one': { ...one, version: '1.0.1' } })
  assert.equal(hasPackages(folder), false, 'another version')
  write(INSTALLED, { 'node_modules/one': { ...one, integrity: 'sha512-b' } })
  assert.equal(hasPackages(folder), false, 'other contents')
  write(INSTALLED, { 'node_modules/elsewhere': one })
  assert.equal(hasPackages(folder), false, 'a required one is missing')
})

test('one version is in every package, in the lock file and in the changelog', () => {
  const root = path.resolve(__dirname, '../..')
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; link?: boolean }>
  }
  const own = Object.entries(packages).filter(([place]) => !place.includes('node_modules/'))
  assert.ok(own.length > 6)
  for (const [place, entry] of own) {
    assert.equal(entry.version, version, `package-lock.json: ${place}`)
    const manifest = JSON.parse(read(path.join(place, 'package.json'))) as { version: string }
    assert.equal(manifest.version, version, place)
  }
  const number = version.replaceAll('.', '')
  const [, heading] = /^## (?!Unreleased)(.*)$/m.exec(read('CHANGELOG.md')) ?? []
  assert.equal(heading, `${version} (${number})`)
  assert.match(
    read('deploy/compose.yml'),
    new RegExp(`moguang:${version.replaceAll('.', '\\.')}$`, 'm'),
  )
})
