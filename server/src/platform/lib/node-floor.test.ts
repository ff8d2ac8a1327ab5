import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { minVersion, satisfies } from 'semver'
import { projectRoot } from './paths'

interface Package {
  readonly version?: string
  readonly link?: boolean
  readonly engines?: { readonly node?: string }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'))
}

test('every installed package supports the oldest Node that package.json names', () => {
  const { engines } = read('package.json') as { engines: { node: string } }
  const oldest = minVersion(engines.node)
  assert.ok(oldest)
  const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
  const asking = Object.entries(packages).filter(([, { link, engines: required }]) => {
    return !link && required?.node !== undefined
  })
  assert.ok(asking.length > 500, `only ${asking.length} packages name the Node they need`)
  const refusing = asking.filter(
    ([, { engines: required }]) => !satisfies(oldest, required?.node ?? '*'),
  )
  assert.deepEqual(
    refusing.map(
      ([name, { version, engines: required }]) => `${name} ${version}: ${required?.node}`,
    ),
    [],
  )
})
