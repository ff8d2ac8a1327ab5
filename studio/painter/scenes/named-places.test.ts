import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from '../intent/intent'
import { paintPicture, readPicture } from '../paint'
import { prepareLandscape } from '../prepare'
import type { Scene } from '../scene'

const compose = (prompt: string, seed: number): Scene =>
  prepareLandscape({ prompt, negativePrompt: '', style: 'flat', width: 128, height: 128, seed })
    .scene

describe('compositions that a word names', () => {
  const NAMED = [
    ['沙漠沙丘，天空纯净', 'dunes'],
    ['金色沙丘的曲线', 'dunes'],
    ['雪山群峰，云海在脚下', 'range'],
    ['连绵的雪峰', 'range'],
    ['戈壁滩', 'mesas'],
  ] as const
  for (const [prompt, motif] of NAMED)
    test(`${prompt} shows ${motif} with every seed`, () => {
      for (let seed = 1; seed <= 6; seed++)
        assert.ok(compose(prompt, seed).motifs?.includes(motif), `seed ${seed}`)
    })

  test('a desert without a landform has no mesas', () => {
    for (let seed = 1; seed <= 12; seed++)
      assert.ok(!compose('沙漠，辽阔的天空', seed).motifs?.includes('mesas'), `seed ${seed}`)
  })
})

test('cherry trees are on the pavement of a street and on the bank of a river', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { width, height, layers } = compose('街道两旁的樱花树', seed)
    const trees = layers.filter((one) => one.kind === 'shapes' && one.name === 'cherry-tree')
    assert.equal(trees.length, 2, `seed ${seed}`)
    for (const one of trees) {
      if (one.kind !== 'shapes') continue
      const wood = one.shapes.filter(({ petal, plain }) => !petal && !plain)
      const [x, y] = wood
        .flatMap(({ points }) => points)
        .reduce((low, point) => (point[1] > low[1] ? point : low))
      // as the edge of the road runs to the horizon
      assert.ok(Math.abs(x - width / 2) > (y - height * 0.47) / 2, `seed ${seed}: ${x}`)
    }
    const river = compose('樱花树和小河', seed).motifs ?? []
    assert.ok(!river.includes('gorge'), `seed ${seed}`)
  }
})

test('woods that are named are around the fall, and a named mountain is over the clouds', () => {
  const names = (prompt: string, seed: number) =>
    compose(prompt, seed).layers.flatMap((one) => (one.kind === 'shapes' ? [one.name] : []))
  for (let seed = 1; seed <= 4; seed++) {
    assert.ok(names('密林深处的瀑布', seed).includes('frame trunks'), `seed ${seed}`)
    const land = compose('仙山云海', seed).layers.filter(({ kind }) => kind === 'terrain')
    assert.ok(land.length > 1, `seed ${seed}`)
  }
})

describe('colours of a part of the landscape', () => {
  const DYED = [
    ['紫色的天空下的草原', { sky: 'purple' }],
    ['粉紫色天空，海滩', { sky: 'pink' }],
    ['天空是粉色的，雪山', { sky: 'pink' }],
    ['金色的麦浪，蓝色的大海', { land: 'gold', water: 'blue' }],
    ['日出的金色光芒，雪山', { sky: 'gold' }],
    ['冷蓝阴影与金高光，雪山', undefined],
  ] as const
  for (const [prompt, dyed] of DYED)
    test(`${prompt} dyes ${JSON.stringify(dyed ?? {})}`, () => {
      assert.deepEqual(compose(prompt, 1).slots.dyed, dyed)
      assert.equal(compose(prompt, 1).slots.tint, null)
    })

  const read = (prompt: string, style: 'oil' | 'neon' | 'ink') =>
    readPicture({ prompt, negativePrompt: '', style, width: 160, height: 160, seed: 3 })

  test('the colour of the sky is listed where the style has colours', () => {
    for (const style of ['oil', 'neon'] as const)
      assert.ok(read('紫色的天空下的草原', style).understood.includes('紫色'), style)
    assert.ok(read('紫色的天空下的草原', 'ink').ignored.includes('紫色'))
  })

  test('a neon sky over a drawn place is lit in its colour', () => {
    const size = { width: 96, height: 96 }
    const request = { prompt: '粉紫色天空，棕榈树', negativePrompt: '', seed: 3, ...size }
    const { rgba } = paintPicture({ ...request, style: 'neon' })
    const at = (40 * size.width + 4) * 4
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3)
    assert.ok(blue > 90 && blue > green * 2 && red > green, `${red} ${green} ${blue}`)
  })

  test('the sky behind a subject and over a drawn place has it', () => {
    for (const [prompt, words] of [
      ['天空是粉色的，女孩站在海边', '粉色'],
      ['粉紫色天空，棕榈树', '粉紫色天空'],
    ] as const)
      assert.ok(read(prompt, 'oil').understood.includes(words), prompt)
  })
})

describe('a being with its place right behind it', () => {
  const PLACED = [
    ['汉服少女桃花树下，江南水乡', 'ancient-girl'],
    ['女孩海边', 'girl'],
    ['书生竹林中', 'scholar'],
    ['女孩眺望远方的大海', 'girl'],
  ] as const
  for (const [prompt, id] of PLACED)
    test(`${prompt} is large`, () => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration')
      assert.equal(intent.brief.main.id, id)
      assert.ok(intent.setting)
    })

  test('a place that belongs to a being stays the subject', () => {
    for (const prompt of ['公主城堡', '女孩的城堡'])
      assert.equal(readIntent(prompt).kind, 'landscape', prompt)
  })
})

describe('streets', () => {
  const STREETS = [
    ['古镇夜市', 'market', 'old-street'],
    ['北宋汴京夜市', 'market', 'old-street'],
    ['元宵灯会的长街，灯笼一盏接一盏', 'market', 'old-street'],
    ['春节庙会', 'market', 'old-street'],
    ['长街上挂着灯笼', 'old-street'],
    ['东京涉谷十字路口', 'crossing', 'street'],
    ['城市夜景，车流长曝光', 'traffic', 'street'],
    ['赛博朋克未来城市街道，雨后湿润', 'wet', 'street'],
  ] as const
  for (const [prompt, ...motifs] of STREETS)
    test(`${prompt} shows ${motifs.join(' and ')}`, () => {
      for (let seed = 1; seed <= 4; seed++)
        for (const motif of motifs) assert.ok(compose(prompt, seed).motifs?.includes(motif), motif)
    })

  test('a lane of a lantern festival is not of neon', () => {
    for (let seed = 1; seed <= 8; seed++)
      assert.doesNotMatch(compose('元宵灯会', seed).slots.style ?? '', /^(?:neon|papercut)$/)
  })

  test('a modern city seen from above has no tiled roofs, and 雨后 is no city', () => {
    for (let seed = 1; seed <= 6; seed++) {
      assert.ok(!compose('俯瞰城市', seed).motifs?.includes('roofs'))
      assert.notEqual(compose('雨后，彩虹', seed).slots.scene, 'city')
    }
  })

  test('the marks of a road are drawn where they are named', () => {
    const names = (prompt: string) =>
      compose(prompt, 2).layers.flatMap((one) => (one.kind === 'shapes' ? [one.name] : []))
    assert.ok(names('城市夜景，车流').includes('trails'))
    assert.ok(names('十字路口').includes('crossing'))
    assert.ok(names('雨后的城市街道').includes('puddles'))
    assert.ok(names('古代集市').includes('stalls'))
    assert.ok(!names('城市街道').some((name) => /trails|crossing|puddles|stalls/.test(name)))
  })
})

test('windows of a café are of a café', () => {
  const request = { negativePrompt: '', style: 'flat', width: 192, height: 192, seed: 3 } as const
  for (const prompt of ['一个女孩坐在咖啡馆窗边，窗外在下雨', '一只猫坐在咖啡馆窗边']) {
    const { understood } = paintPicture({ ...request, prompt }).reading
    assert.ok(understood.join(' ').includes('咖啡馆'), prompt)
  }
})
