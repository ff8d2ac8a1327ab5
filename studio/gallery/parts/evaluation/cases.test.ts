import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findTool } from '@contract/tools/all'
import { readCases } from './cases'
import { listPhotographs, type Photograph } from './photographs'

const { seed } = JSON.parse(
  readFileSync('studio/testing/photographs/photographs.json', 'utf8'),
) as { seed: number }
const drawOf = ({ sha256 }: Photograph): string =>
  createHash('sha256').update(`${seed} ${sha256}`).digest('hex')
const isOld = ({ name }: Photograph): boolean => name.endsWith('Bringing-Old-Photos-Back-to-Life')

test('the evaluation set is what the seed draws of all listed photographs', async () => {
  const all = await listPhotographs()
  for (const group of [all.filter(isOld), all.filter((one) => !isOld(one))]) {
    const drawn = [...group].sort((a, b) => (drawOf(a) < drawOf(b) ? -1 : 1))
    const count = group.filter(({ set }) => set === 'evaluation').length
    assert.deepEqual(
      drawn.map(({ set }) => set === 'evaluation'),
      drawn.map((_, at) => at < count),
    )
  }
  assert.equal(all.filter(({ set }) => set === 'evaluation').length, 60)
  assert.equal(new Set(all.map(({ sha256 }) => sha256)).size, all.length)
})

test('cases are of tools that exist and of photographs of the evaluation set', async () => {
  const [cases, photographs] = [await readCases(), await listPhotographs()]
  const known = new Set(photographs.filter(({ set }) => set === 'evaluation').map(({ id }) => id))
  for (const { id, tool, photo } of cases) {
    assert.ok(tool === 'tap' || findTool(tool), id)
    assert.ok(known.has(photo), id)
  }
  assert.equal(new Set(cases.map(({ id }) => id)).size, cases.length)
})
