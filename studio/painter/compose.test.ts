import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeScene } from './compose'
import { decideSlots } from './decide'
import { parsePrompt } from './parse'
import { Random } from '../lib/random'
import type { Scene } from './scene'
import { SCENE_DEFINITIONS } from './scenes/registry'
import { SCENES } from './slots'
import { SUBJECTS } from './subjects/ids'
import { wordFor } from './lexicon/lexicon'
import { repetitions } from '../testing/effort'

function compose(
  prompt: string,
  seed: number,
  negativePrompt = '',
  width = 512,
  height = 512,
): Scene {
  const random = new Random(seed)
  const unwanted = parsePrompt(negativePrompt).wishes
  const slots = decideSlots(parsePrompt(prompt).wishes, unwanted, random.fork('decide'))
  return composeScene(slots, width, height, random.fork('compose'))
}

function names(scene: Scene): string[] {
  return scene.layers.flatMap((layer) => (layer.kind === 'shapes' ? [layer.name] : []))
}

const SHAPES = [
  [512, 512],
  [384, 672],
  [672, 384],
] as const
/** With fewer than all, the shapes take turns. */
const SHAPES_EACH = repetitions('shapes of each subject in each scene', {
  usual: 1,
  all: SHAPES.length,
})

/** Eighths of the pairs of scene and subject, in diagonals: each is in pairs of two shapes or all. */
const EIGHTHS = repetitions('eighths of the pairs of scene and subject', { usual: 1, all: 8 })

test('whatever is asked for stands in the picture, in every scene and shape', () => {
  for (const [row, scene] of SCENES.entries()) {
    for (const [column, subject] of SUBJECTS.entries()) {
      if ((row + column) % 8 >= EIGHTHS) continue
      const word = wordFor('subject', subject)
      for (let turn = 0; turn < SHAPES_EACH; turn++) {
        const [width, height] = SHAPES[(row + column + turn) % SHAPES.length] ?? SHAPES[0]
        const composed = compose(`${wordFor('scene', scene)}，${word}`, 5, '', width, height)
        assert.ok(names(composed).includes(subject), `${scene} ${subject} ${width}x${height}`)
      }
    }
  }
})

const SEEDS = repetitions('seeds of each subject inside the picture', { usual: 2, all: 6 })

test('what is asked for lies inside the picture', () => {
  for (const subject of SUBJECTS) {
    const word = wordFor('subject', subject)
    for (let seed = 0; seed < SEEDS; seed++) {
      const { layers } = compose(`湖，${word}`, seed)
      const layer = layers.find(
        (l) => l.kind === 'shapes' && l.role !== 'reflection' && l.name === subject,
      )
      assert.ok(layer?.kind === 'shapes')
      const points = layer.shapes.flatMap((shape) => shape.points)
      const inside = points.filter(([x, y]) => x > 0 && x < 512 && y > 0 && y < 512)
      // trains and northern lights run out of the picture on both sides
      const least = subject === 'train' ? 0.4 : subject === 'aurora' ? 0.15 : 0.5
      assert.ok(inside.length / points.length > least, `${subject} seed ${seed}`)
    }
  }
})

test('what is denied never appears, not even as dressing', () => {
  for (let seed = 0; seed < 40; seed++) {
    const found = names(compose('湖', seed, '鸟，船，芦苇，柳树'))
    for (const id of ['birds', 'sailboat', 'skiff', 'reeds', 'willow']) {
      assert.ok(!found.includes(id), `${id} seed ${seed}`)
    }
    const kinds = compose('没有太阳的日落，没有云', seed).layers.map(({ kind }) => kind)
    assert.ok(!kinds.includes('sun') && !kinds.includes('clouds'))
  }
})

test('asked counts are kept', () => {
  for (const [prompt, id, count] of [
    ['三座古塔 山', 'pagoda', 3],
    ['两艘帆船 海', 'sailboat', 2],
    ['五条锦鲤', 'koi', 5],
  ] as const) {
    const found = compose(prompt, 3).layers.filter(
      (layer) => layer.kind === 'shapes' && layer.role !== 'reflection' && layer.name === id,
    )
    assert.equal(found.length, count, prompt)
  }
})

test('one more subject does not move the mountains', () => {
  const ridges = (prompt: string): number[] =>
    compose(prompt, 9).layers.flatMap((layer) => (layer.kind === 'terrain' ? [layer.top] : []))
  assert.deepEqual(ridges('群山 飞鸟'), ridges('群山 飞鸟 松树'))
})

test('layers run from far to near', () => {
  for (let seed = 0; seed < 20; seed++) {
    const depths = compose('湖 亭子 帆船', seed).layers.map(({ depth }) => depth)
    assert.deepEqual(
      depths,
      [...depths].sort((a, b) => b - a),
    )
  }
})

test('every scene has several compositions and seeds reach them', () => {
  for (const scene of SCENES) {
    const { templates } = SCENE_DEFINITIONS[scene]
    assert.ok(templates.length >= 3, scene)
    const horizons = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const composed = compose(wordFor('scene', scene), seed)
      horizons.add(
        composed.layers.map(({ kind }) => kind).join() + Math.round(composed.focusX / 40),
      )
    }
    assert.ok(horizons.size >= 4, scene)
  }
})
