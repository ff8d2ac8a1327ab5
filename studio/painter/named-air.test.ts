/** Weather, hour and colours that a prompt names are seen in its picture. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { repetitions } from '../testing/effort'
import { Random } from '../lib/random'
import { decideSlots } from './decide'
import { AUTOMATIC_STYLES, isSuited, pickStyle } from './deciding/style'
import { chooseTemplate, composeScene } from './compose'
import { pickStyle as pickOfFamily } from './illustrate'
import { readIntent } from './intent/intent'
import { paintPicture } from './paint'
import { parsePrompt } from './parse'
import { SCENE_DEFINITIONS } from './scenes/registry'
import { LANDSCAPE_STYLES, type Slots, type StyleId } from './slots'

const SIDE = 96
const SMALL = 56
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

type Colour = readonly [red: number, green: number, blue: number]

/** Mean colour of a part of the picture, shares of its sides. */
function measureMean(
  prompt: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { style = 'flat' as StyleId | null, seed = 3 } = {},
): Colour {
  const { rgba } = paintPicture({
    ...{ prompt, negativePrompt: '', style, seed },
    ...{ width: SIDE, height: SIDE },
  })
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(top * SIDE); y < bottom * SIDE; y++)
    for (let x = Math.floor(left * SIDE); x < right * SIDE; x++) {
      for (const c of [0, 1, 2] as const) sum[c] += rgba[(y * SIDE + x) * 4 + c] ?? 0
      count++
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

const brightness = ([r, g, b]: Colour): number => 0.3 * r + 0.59 * g + 0.11 * b
const CORNER = [0.02, 0.02, 0.14, 0.3] as const
const WHOLE = [0, 0, 1, 1] as const

function decideSlotsFor(prompt: string, seed = 1): Slots {
  return decideSlots(parsePrompt(prompt).wishes, [], new Random(seed))
}

function illustrate(prompt: string) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

function automaticStyles(prompt: string): Set<StyleId> {
  const intent = readIntent(prompt)
  return new Set(
    Array.from({ length: 48 }, (_, seed) =>
      intent.kind === 'illustration'
        ? pickOfFamily(intent, null, new Random(seed))
        : pickStyle(decideSlotsFor(prompt, seed), new Random(seed)),
    ),
  )
}

/** Pixels of a picture that are clearly red. */
function countRed(prompt: string, style: StyleId): number {
  const size = { width: SIDE * 2, height: SIDE * 2 }
  const { rgba } = paintPicture({ prompt, negativePrompt: '', style, seed: 3, ...size })
  let count = 0
  for (let i = 0; i < rgba.length; i += 4)
    if ((rgba[i] ?? 0) > Math.max(rgba[i + 1] ?? 0, rgba[i + 2] ?? 0) + 40) count++
  return count
}

describe('a colour of a thing that is named', () => {
  for (const style of ['ink', 'pencil'] as const)
    it(`is seen in ${style}, which has no hues otherwise`, () => {
      const [plain, red] = [countRed('湖边，小船', style), countRed('湖边，红色的小船', style)]
      assert.ok(red > plain + 15, `${plain} and ${red}`)
    })
})

describe('a background colour that is named', () => {
  it('is behind the head of an identity photograph up to the edge', () => {
    for (const seed of [1, 2, 3]) {
      const blue = measureMean('商务男士证件照，蓝底', CORNER, { seed, style: null })
      assert.ok(blue[2] > blue[0] + 60, `blue: ${blue.join(' ')}`)
      const red = measureMean('女生证件照红底', CORNER, { seed, style: null })
      assert.ok(red[0] > red[1] + 80 && red[0] > red[2] + 80, `red: ${red.join(' ')}`)
      const white = measureMean('女生证件照，白色背景', CORNER, { seed, style: null })
      assert.ok(Math.min(...white) > 230, `white: ${white.join(' ')}`)
    }
  })

  it('is behind a product and an animal, which keep their own colours', () => {
    const white = measureMean('口红产品图，白底', CORNER)
    assert.ok(Math.min(...white) > 205 && Math.max(...white) - Math.min(...white) < 16)
    const blue = measureMean('猫，蓝色背景', CORNER)
    assert.ok(blue[2] > blue[0] + 60, blue.join(' '))
    assert.equal(illustrate('香水产品图，蓝色背景').brief.main.tint, undefined)
    assert.equal(illustrate('女生证件照红底').brief.main.tint, undefined)
  })
})

describe('an hour that is named', () => {
  it('is behind a subject without a place', () => {
    for (const prompt of ['夕阳下的女孩', '夕阳下的柴犬', '黄昏的跑车']) {
      const evening = measureMean(prompt, [0, 0.15, 0.12, 0.45])
      assert.ok(evening[0] > evening[2] + 12, `${prompt}: ${evening.join(' ')}`)
    }
    assert.ok(illustrate('夕阳下的女孩').setting)
    for (const prompt of ['女孩证件照，夕阳', '女孩'])
      assert.equal(illustrate(prompt).setting, null, prompt)
  })

  it('is around who is out at night, and not around who is at home', () => {
    for (const prompt of ['夜晚的女孩', '雪夜，归人', '雨夜，撑伞的女孩', '冬夜，一只猫']) {
      assert.ok(illustrate(prompt).setting, prompt)
      const night = brightness(measureMean(prompt, [0, 0.1, 0.3, 0.4]))
      assert.ok(night < 110, `${prompt}: ${night}`)
    }
    for (const prompt of ['深夜写作业的孩子', '夜晚，女孩看书', '夜里，孩子睡觉', '深夜，程序员'])
      assert.equal(illustrate(prompt).setting, null, prompt)
  })

  it('is outside the window that an animal sits at', () => {
    const at = [0.24, 0.2, 0.34, 0.4] as const
    const [noon, evening] = ['一只猫坐在窗台', '黄昏，一只猫坐在窗台'].map((p) =>
      measureMean(p, at),
    )
    assert.ok(noon && evening)
    assert.ok(evening[0] - evening[2] > noon[0] - noon[2] + 40, `${noon} ${evening}`)
  })
})

describe('a storm that is named', () => {
  it('is darker than rain, and rain darker than a clear day', () => {
    for (const place of ['海面', '城市', '山']) {
      const storm = brightness(measureMean(`暴风雨中的${place}，白天`, WHOLE))
      const rain = brightness(measureMean(`小雨中的${place}，白天`, WHOLE))
      const clear = brightness(measureMean(`晴天的${place}，白天`, WHOLE))
      assert.ok(storm < rain * 0.85 && rain < clear, `${place}: ${storm} ${rain} ${clear}`)
    }
  })

  it('alone is painted over the sea, also as 雷雨 or 暴雨', () => {
    for (const prompt of ['台风', '雷雨', '暴雨', '暴风雨']) {
      const { scene, weather } = decideSlotsFor(prompt)
      assert.ok(scene === 'sea' && weather.has('storm'), prompt)
    }
    assert.equal(decideSlotsFor('台风中的山').scene, 'mountains')
  })

  it('is around a ship, a car and a person', () => {
    for (const thing of ['帆船', '女孩', '跑车']) {
      const storm = brightness(measureMean(`暴风雨中的${thing}`, CORNER))
      const calm = brightness(measureMean(`晴天的${thing}`, CORNER))
      assert.ok(storm < calm * 0.75, `${thing}: ${storm} ${calm}`)
    }
  })
})

/** Share of the upper part of two pictures that differs clearly. */
function measureDifference(prompt: string, other: string, style: StyleId): number {
  const [a, b] = [prompt, other].map((text) =>
    paintPicture({
      ...{ prompt: text, negativePrompt: '', style, seed: 4 },
      ...{ width: SMALL, height: SMALL },
    }),
  )
  assert.ok(a && b)
  const upper = SMALL * SMALL * 0.6
  let count = 0
  for (let i = 0; i < upper; i++) {
    const by = [0, 1, 2].map((c) => Math.abs((a.rgba[i * 4 + c] ?? 0) - (b.rgba[i * 4 + c] ?? 0)))
    if (Math.max(...by) > 10) count++
  }
  return count / upper
}

describe('what is said of the sky', () => {
  it('makes it most of the picture, the sun a sun of the day, and space no land', () => {
    for (const seed of SEEDS) {
      const sky = decideSlotsFor('天空', seed)
      assert.ok(/^(sea|coast|grassland)$/.test(sky.scene) && sky.framing.has('low-horizon'))
      assert.equal(decideSlotsFor('蓝天白云', seed).time, 'day')
      const space = composeScene(decideSlotsFor('宇宙，星云', seed), 96, 96, new Random(seed))
      assert.ok(!space.layers.some(({ kind }) => kind === 'terrain' || kind === 'water'))
    }
    const suns = SEEDS.map((seed) => decideSlotsFor('公园，草地，太阳', seed).time)
    assert.ok(suns.filter((time) => time === 'day').length >= SEEDS.length / 2, suns.join())
    assert.ok(!automaticStyles('宇宙').has('ink'))
  })

  it('is not lost to a pattern that is named besides', () => {
    for (const prompt of ['小房子，草原，纹理', '冰湖，漩涡图案'])
      assert.notEqual(decideSlotsFor(prompt).scene, 'abstract', prompt)
    assert.equal(decideSlotsFor('抽象图案，冬天').scene, 'abstract')
  })

  it('leaves a tree green where no season is named', () => {
    for (const seed of SEEDS) assert.equal(decideSlotsFor('公园，树', seed).season, null)
    assert.equal(decideSlotsFor('秋天，树').season, 'autumn')
  })
})

describe('a light of the sky that is named', () => {
  it('is seen in every style', () => {
    const pairs = [
      ['彩虹，草原，白天', '草原，白天'],
      ['闪电，草原，白天', '暴风雨，草原，白天'],
    ] as const
    const count = repetitions('lights of the sky in each style', { usual: 1, all: pairs.length })
    for (const [i, style] of LANDSCAPE_STYLES.entries())
      for (let k = 0; k < count; k++) {
        const [named, without] = pairs[(i + k) % 2] ?? pairs[0]
        const share = measureDifference(named, without, style)
        assert.ok(share > 0.004, `${named} ${style}: ${share}`)
      }
  })

  it('is a thing of its own, also behind a large subject', () => {
    for (const [words, id] of [
      ['闪电', 'lightning'],
      ['雷雨', 'lightning'],
      ['流星', 'meteor'],
      ['流星雨', 'meteor-shower'],
      ['银河', 'milky-way'],
      ['双彩虹', 'double-rainbow'],
      ['彩虹', 'rainbow'],
      ['极光', 'aurora'],
    ] as const) {
      assert.ok(
        decideSlotsFor(`${words}，山`).subjects.some((one) => one.id === id),
        words,
      )
      for (const prompt of [`${words}下的女孩`, `小狗，${words}`]) {
        const { setting } = illustrate(prompt)
        assert.ok(
          setting?.some(({ meaning }) => meaning.value === id),
          prompt,
        )
      }
    }
  })
})

describe('an automatic style', () => {
  it('is never ink indoors, in streets, under water and for people of today', () => {
    for (const prompt of [
      '厨房里的女孩',
      '办公室里的男人',
      '图书馆里的女孩',
      '商务男士',
      '海底珊瑚',
      '办公室',
    ])
      assert.ok(!automaticStyles(prompt).has('ink'), prompt)
    assert.ok(automaticStyles('古装女子').has('ink'))
    assert.ok(automaticStyles('雪山').has('ink'))
  })

  it('is neon only where a night is lit, and has no paper frame but at feasts', () => {
    for (const prompt of ['书架，夜晚', '雪山', '草原，黄昏', '花园'])
      assert.ok(!automaticStyles(prompt).has('neon'), prompt)
    assert.ok(automaticStyles('城市，夜晚').has('neon'))
    for (const prompt of ['雪山', '沙漠里的机器人', '夕阳下的柴犬', '海边的女孩'])
      assert.ok(!automaticStyles(prompt).has('papercut'), prompt)
    assert.ok(automaticStyles('灯笼').has('papercut'))
  })

  it('leaves every scene some to choose from', () => {
    for (const scene of Object.keys(SCENE_DEFINITIONS))
      for (const time of ['day', 'sunset', 'night'] as const) {
        const slots = { ...decideSlotsFor('山'), scene, time } as Slots
        const suited = AUTOMATIC_STYLES.filter((style) => isSuited(style, slots))
        assert.ok(suited.length >= 4, `${scene} ${time}: ${suited.join(' ')}`)
      }
  })

  it('keeps a colour that is named', () => {
    for (const prompt of ['红色的山', '夕阳下的山']) assert.ok(!automaticStyles(prompt).has('ink'))
  })
})

it('a place behind a large subject is seen neither from above nor steeply upwards', () => {
  const ids = (prompt: string, eyeLevel: boolean): Set<string> =>
    new Set(
      SEEDS.flatMap((seed) => {
        const slots = { ...decideSlotsFor(prompt), eyeLevel }
        const draft = { slots, random: new Random(seed) } as Parameters<typeof chooseTemplate>[0]
        const { framing = [] } = chooseTemplate(
          draft,
          SCENE_DEFINITIONS[slots.scene].templates,
          slots,
        )
        return framing
      }),
    )
  for (const prompt of ['海岸', '草原', '沙漠']) assert.ok(!ids(prompt, true).has('above'), prompt)
  assert.ok(ids('俯瞰海岸', true).has('above'))
  assert.ok(ids('海岸', false).has('above'))
  for (const prompt of ['竹林', '森林']) assert.ok(!ids(prompt, true).has('below'), prompt)
  assert.ok(ids('仰视竹林', true).has('below'))
  assert.ok(ids('竹林', false).has('below'))
})
