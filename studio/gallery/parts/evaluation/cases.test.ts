import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findTool } from '@contract/tools/all'
import { readCases } from './cases'
import { LISTS, listPhotographs, type Photograph } from './photographs'

const readSeed = (list: string): number =>
  (JSON.parse(readFileSync(`studio/testing/photographs/${list}`, 'utf8')) as { seed: number }).seed

/** Compares two photographs by the draw of a list. */
function drawOrder(list: string): (a: Photograph, b: Photograph) => number {
  const seed = readSeed(list)
  const hashDraw = ({ sha256 }: Photograph): string =>
    createHash('sha256').update(`${seed} ${sha256}`).digest('hex')
  return (a, b) => (hashDraw(a) < hashDraw(b) ? -1 : 1)
}

const isOld = ({ name }: Photograph): boolean => name.endsWith('Bringing-Old-Photos-Back-to-Life')

test('the evaluation set is what the seed draws of all listed photographs', async () => {
  const all = await listPhotographs([LISTS[0]])
  for (const group of [all.filter(isOld), all.filter((one) => !isOld(one))]) {
    const drawn = [...group].sort(drawOrder(LISTS[0]))
    const count = group.filter(({ set }) => set === 'evaluation').length
    assert.deepEqual(
      drawn.map(({ set }) => set === 'evaluation'),
      drawn.map((_, at) => at < count),
    )
  }
  assert.equal(all.filter(({ set }) => set === 'evaluation').length, 60)
  const everywhere = await listPhotographs()
  assert.equal(new Set(everywhere.map(({ sha256 }) => sha256)).size, everywhere.length)
  assert.equal(new Set(everywhere.map(({ id }) => id)).size, everywhere.length)
})

test('the fresh set is what the seed draws of the second list, photographs with masks aside', async () => {
  const drawable = (await listPhotographs([LISTS[1]])).filter(({ name }) => name !== 'NVlabs/SPADE')
  const drawn = [...drawable].sort(drawOrder(LISTS[1]))
  assert.deepEqual(
    drawn.map(({ set }) => set),
    drawn.map((_, at) => (at < 30 ? 'fresh' : 'tuning')),
  )
})

test('the set for removals is what the seed draws of the third list', async () => {
  const drawn = [...(await listPhotographs([LISTS[2]]))].sort(drawOrder(LISTS[2]))
  assert.deepEqual(
    drawn.map(({ set }) => set),
    drawn.map((_, at) => (at < 32 ? 'removals' : 'tuning')),
  )
})

for (const [list, wanted] of [
  [LISTS[3], 'doubts'],
  [LISTS[4], 'results'],
] as const)
  test(`the set for ${wanted} is what the seed draws last of ${list}`, async () => {
    const drawn = [...(await listPhotographs([list]))].sort(drawOrder(list))
    const tuning = drawn.filter(({ set }) => set === 'tuning').length
    assert.deepEqual(
      drawn.map(({ set }) => set),
      drawn.map((_, at) => (at < tuning ? 'tuning' : wanted)),
    )
  })

const CASES = [
  ['cases.json', 'evaluation'],
  ['fresh-cases.json', 'fresh'],
  ['removal-cases.json', 'removals'],
] as const

for (const [file, wanted] of CASES)
  test(`${file} is of tools that exist and of photographs of the set ${wanted}`, async () => {
    const [cases, photographs] = [await readCases(file), await listPhotographs()]
    const known = new Set(photographs.filter(({ set }) => set === wanted).map(({ id }) => id))
    for (const { id, tool, photo } of cases) {
      assert.ok(tool === 'tap' || findTool(tool), id)
      assert.ok(known.has(photo), id)
    }
    assert.equal(new Set(cases.map(({ id }) => id)).size, cases.length)
  })
