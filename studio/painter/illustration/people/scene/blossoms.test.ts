import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from '../../../intent/intent'
import { composeBrief } from '../../../illustrate'
import { Random } from '../../../../lib/random'
import { listVisible } from '../../visible'
import { mainColour } from '../../raster/fill'

const SIZE = { width: 512, height: 512 }
const CELLS = 256 * 256

/** Blossoms of a tree: share of the picture, and their mean hue, degrees from -180. */
function measureBlossoms(prompt: string, seed: number) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  const { family, brief, layout, setting } = intent
  const { illustration } = composeBrief({
    ...{ family, brief, layout, hasSetting: setting !== null, style: 'flat' },
    ...{ size: SIZE, random: new Random(seed) },
  })
  const petals = listVisible(illustration).filter(
    ({ stage, form }) => stage === 'setting' && form.role === 'petal',
  )
  const hues = petals.map(({ form }) => ((mainColour(form.fill)[2] + 180) % 360) - 180)
  const share = petals.reduce((all, { cells }) => all + cells, 0) / CELLS
  return { share, most: Math.max(...hues) }
}

test('trees in blossom reach over people and animals in pink, also before a place', () => {
  for (const prompt of [
    '女孩站在樱花树下',
    '樱花飞舞的校园，女孩站在樱花树下',
    '公园里，女孩站在桃花树下',
    '桃花树下的猫',
    '校园里，樱花树下的猫',
    '校园里，桃花树下的马',
  ])
    for (const seed of [1, 2]) {
      const { share, most } = measureBlossoms(prompt, seed)
      assert.ok(share > 0.1 && share < 0.6, `${prompt}: ${share.toFixed(3)} of the picture`)
      assert.ok(most < 28, `${prompt}: a hue of ${most.toFixed(0)}`)
    }
})

test('blossoms have another colour only where it is named', () => {
  assert.ok(measureBlossoms('橙色樱花树下的女孩', 1).most > 40)
})
