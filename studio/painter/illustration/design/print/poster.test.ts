import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../../lib/random'
import { type IllustrationIntent, readIntent } from '../../../intent/intent'
import { paintPicture, picturePieces } from '../../../paint'
import type { StyleId } from '../../../slots'
import { measureBox } from '../../lettering/glyphs'
import { type Form, type Illustration, makeFrame } from '../../node'
import { isPlace, otherComposer } from '../../registry'

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

function compose(
  { family, brief, setting }: IllustrationIntent,
  [width, height]: readonly [number, number],
  { seed, style = 'flat' }: { seed: number; style?: StyleId },
): Illustration {
  const composing = { brief, style, random: new Random(seed) }
  return family.compose({
    ...{ ...composing, frame: makeFrame(width, height), standsInSetting: setting !== null },
    ...{ other: otherComposer(composing), isPlace },
  })
}

const deep = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => [form, ...deep(form.inside ?? [])])
const listLetters = ({ layers }: Illustration): Form[] =>
  layers.flatMap(({ forms }) => deep(forms)).filter(({ role }) => role === 'text')
const countMotifs = ({ layers }: Illustration): number =>
  deep(layers.find(({ name }) => name === 'motif')?.forms ?? []).length

const RATIOS = [
  [600, 600],
  [600, 800],
  [450, 800],
  [800, 450],
] as const
const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1)

describe('a poster of a place', () => {
  it('shows it in a window inside the frame, without letters in it', () => {
    const poster = read('海报，写着“春日音乐会”“2026.10.01”，樱花')
    assert.deepEqual(poster.reading.ignored, [])
    for (const ratio of RATIOS)
      for (const seed of SEEDS) {
        const made = compose(poster, ratio, { seed })
        const { frame, window } = made
        assert.ok(window)
        const [x, y, width, height] = window
        assert.ok(x >= 0 && y >= 0 && width > 250 && height > 250, window.join(' '))
        assert.ok(x + width <= frame.width && y + height <= frame.height, window.join(' '))
        const letters = listLetters(made)
        assert.ok(letters.length > 0)
        for (const { rings } of letters) {
          const box = measureBox(rings)
          assert.ok(box)
          const apart =
            box.x >= x + width ||
            box.x + box.width <= x ||
            box.y >= y + height ||
            box.y + box.height <= y
          assert.ok(apart, `${ratio.join(':')} seed ${seed}`)
        }
      }
  })

  it('is painted below the title, up to the edges', () => {
    const request = { negativePrompt: '', style: 'flat', width: 192, height: 256 } as const
    const base = { ...request, prompt: '海报，写着“山”', seed: 3 }
    const place = paintPicture({ ...base, prompt: '海报，写着“山”，大海，晴天' })
    const poster = read('海报，写着“山”，大海，晴天')
    assert.deepEqual(place.reading.ignored, [])
    const colours = new Set<string>()
    const paper = new Set<string>()
    for (let y = 0; y < 256; y++)
      for (let x = 0; x < 192; x++) {
        const at = (y * 192 + x) * 4
        const colour = place.rgba.subarray(at, at + 3).join(' ')
        if (y < 12) paper.add(colour)
        else colours.add(colour)
      }
    assert.ok(poster.setting)
    assert.ok(colours.size > 300, `${colours.size} colours`)
    assert.ok(paper.size < 40, `${paper.size} at the edges`)
  })

  it('lies behind its paper in a video, and goes on behind it', () => {
    const size = { width: 96, height: 128 }
    const prompt = '海报，写着“山”，大海，晴天'
    const request = { prompt, negativePrompt: '', style: 'flat', ...size, seed: 3 } as const
    const [place, paper] = picturePieces(request, () => undefined).sheets
    assert.ok(place && paper)
    const covers = paper.alpha.filter((alpha) => alpha === 1).length
    const shows = paper.alpha.filter((alpha) => alpha === 0).length
    assert.ok(covers > size.width * size.height * 0.3 && shows > size.width * size.height * 0.3)
    assert.equal(paper.alpha[0], 1)
    const corner = [...place.rgba.subarray(0, 3)]
    assert.ok(Math.min(...corner) < 245, `${corner.join(' ')} is no sky`)
  })

  it('has what is named there before it, without a backdrop of its own', () => {
    const { brief, setting, reading } = read('旅行海报，海边的猫')
    assert.deepEqual(reading.ignored, [])
    assert.deepEqual(brief.others, [{ id: 'cat', count: null, traits: [] }])
    assert.deepEqual(
      setting?.map(({ meaning: { slot, value } }) => `${slot}:${value}`),
      ['scene:coast'],
    )
  })

  it('shows an hour or a season alone where its own motif says nothing else', () => {
    for (const prompt of ['海报，夜晚', '秋天的海报', '书籍封面，下雪'])
      assert.ok(read(prompt).setting, prompt)
    for (const prompt of ['秋季促销海报', '中秋节海报，月夜', '讲座海报，冬天'])
      assert.equal(read(prompt).setting, null, prompt)
  })
})

it('a card of no day shows the place that it names', () => {
  const postcard = read('明信片，富士山')
  assert.deepEqual(postcard.reading.ignored, [])
  assert.ok(compose(postcard, [800, 600], { seed: 3 }).window)
  const birthday = compose(read('生日贺卡，富士山'), [800, 600], { seed: 3 })
  assert.equal(birthday.window, undefined)
})

describe('what a poster carries', () => {
  it('is every thing of the words, and a place behind them', () => {
    const counts = ['海报', '海报，猫', '海报，猫和狗', '海报，教室，猫和狗'].map((prompt) =>
      countMotifs(compose(read(prompt), [600, 800], { seed: 2 })),
    )
    const [, one = 0, two = 0, placed = 0] = counts
    assert.ok(one > 20 && two > one + 20 && placed > two + 20, counts.join(' '))
  })

  it('is a mark where a word names neither a thing nor a place', () => {
    const moon = read('海报，月亮')
    assert.deepEqual(moon.brief.main.traits, [{ slot: 'emblem', value: 'moon' }])
    assert.deepEqual(read('海报，雪山').brief.main.traits, [])
    assert.deepEqual(read('海报，猫').brief.main.traits, [])
    const shown = (prompt: string): unknown =>
      compose(read(prompt), [600, 800], { seed: 2 }).layers.find(({ name }) => name === 'motif')
    assert.notDeepEqual(shown('海报，月亮'), shown('海报'))
  })
})

describe('a poster without words to write', () => {
  it('carries no letter and is filled by its motif', () => {
    for (const prompt of ['海报', '书籍封面，森林', '电影海报，太空', '明信片，富士山'])
      for (const ratio of RATIOS)
        for (const seed of SEEDS.slice(0, 4)) {
          const made = compose(read(prompt), ratio, { seed })
          assert.deepEqual(listLetters(made), [], prompt)
          const [, , width, height] = made.window ?? [0, 0, made.frame.width, made.frame.height]
          const share = (width * height) / (made.frame.width * made.frame.height)
          assert.ok(share > 0.95, `${prompt}: ${share}`)
        }
  })

  it('says its date with the month', () => {
    for (const [prompt, texts] of [
      ['周年庆海报，8月8日开业', ['周年庆', '8月8日']],
      ['运动会海报，八月八日', ['运动会', '八月八日']],
      ['旅行海报，10月1日-7日', ['旅行', '10月1日-7日']],
      ['演唱会海报，8月8日，“星光之夜”', ['8月8日', '星光之夜']],
    ] as const) {
      assert.deepEqual(read(prompt).brief.texts, texts, prompt)
      assert.ok(listLetters(compose(read(prompt), [600, 800], { seed: 2 })).length > 0, prompt)
    }
    assert.deepEqual(read('两个女孩，8月8日').brief.texts, [])
  })
})

describe('words that a design does not show', () => {
  it('are not said to be understood', () => {
    for (const [prompt, word] of [
      ['名片，咖啡', '咖啡'],
      ['生日贺卡，富士山', '富士山'],
      ['新年贺卡，雪山', '雪山'],
    ] as const)
      assert.deepEqual(read(prompt).reading.ignored, [word], prompt)
  })

  it('say what a wallpaper shows', () => {
    assert.equal(readIntent('手机壁纸，樱花').kind, 'landscape')
    assert.equal(read('手机壁纸，猫').brief.main.id, 'cat')
    assert.equal(read('手机壁纸，几何图案').brief.main.id, 'geometric')
    const again = 'Wallpaper WALLPAPER wallpaper '.repeat(26)
    for (const prompt of ['手机壁纸', '可爱壁纸', '手机壁纸，粉色', again]) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind !== 'declined' && intent.chosen, prompt)
    }
  })
})

it('letters are dark in styles whose paper is light', () => {
  for (const prompt of ['海报，写着“加油”', '邀请函', '春节贺卡', '名片，写着“墨光”', '日历'])
    for (const style of ['ink', 'pencil', 'blue-green'] as const)
      for (const seed of SEEDS)
        for (const { fill } of listLetters(compose(read(prompt), [600, 800], { seed, style })))
          if (!('kind' in fill)) assert.ok(fill[0] < 0.72, `${prompt} ${style} ${seed} ${fill[0]}`)
})
