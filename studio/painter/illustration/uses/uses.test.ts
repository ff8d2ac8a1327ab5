/** Words of use lay a picture out: 头像, 产品图, 横幅. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../lib/random'
import { prepareIllustration } from '../../illustrate'
import { readIntent } from '../../intent/intent'
import { paintPicture } from '../../paint'
import { BACKGROUNDS } from '../background'
import type { Illustration, Layer } from '../node'

const SEEDS = [1, 2, 3, 4, 5, 6]
type Size = readonly [width: number, height: number]
const SQUARE: Size = [128, 128]
const TALL: Size = [96, 170]
const WIDE: Size = [240, 100]

function compose(prompt: string, [width, height]: Size, seed: number): Illustration {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', `${prompt}: ${intent.kind}`)
  const request = { negativePrompt: '', style: null, width, height }
  return prepareIllustration(intent, request, new Random(seed)).illustration
}

/** Boxes of all that is no ground, border, shadow or writing; shares of the frame. */
function measureSubject({ layers, frame }: Illustration) {
  const around = /^(border|title|shadows?|mirror)$/
  const own = layers.filter(
    ({ name, stage }) => !/^(ground|setting)$/.test(stage) && !around.test(name),
  )
  return measureBox(own, frame)
}

function measureBox(layers: readonly Layer[], { width, height }: Illustration['frame']) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { forms } of layers)
    for (const { rings, role, blur = 0, alpha = 1 } of forms) {
      if (/^(shadow|light)$/.test(role) || blur > 12 || alpha < 0.3) continue
      for (const [x, y] of rings.flat()) {
        ;[left, right] = [Math.min(left, x / width), Math.max(right, x / width)]
        ;[top, bottom] = [Math.min(top, y / height), Math.max(bottom, y / height)]
      }
    }
  return { left, top, right, bottom }
}

function layersNamed({ layers }: Illustration, name: RegExp): Layer[] {
  return layers.filter((layer) => name.test(layer.name) && layer.forms.length > 0)
}

describe('a portrait for a profile', () => {
  it('has the head in the circle that most programs cut, on a ground of one colour', () => {
    for (const prompt of ['女孩头像', '猫头像', '柴犬微信头像', '爷爷头像'])
      for (const seed of SEEDS) {
        const made = compose(prompt, SQUARE, seed)
        const { x, y, radius } = made.focus
        const off = Math.hypot(x - 500, y - 500)
        assert.ok(off + radius < 480, `${prompt} ${seed}: ${off} ${radius}`)
        assert.ok(radius > 240, `${prompt} ${seed}: ${radius}`)
        assert.equal(layersNamed(made, /^backdrop$/).length, 0)
      }
  })

  it('holds a thing inside the circle', () => {
    for (const prompt of ['汽车头像', '口红头像', '蛋糕头像'])
      for (const seed of SEEDS) {
        const { left, top, right, bottom } = measureSubject(compose(prompt, SQUARE, seed))
        for (const [x, y] of [
          [left, top],
          [right, bottom],
          [left, bottom],
          [right, top],
        ] as const)
          assert.ok(Math.hypot(x - 0.5, y - 0.5) < 0.5, `${prompt} ${seed}`)
      }
  })
})

describe('a picture of goods', () => {
  it('has the thing large in the middle of a light ground, with a shadow', () => {
    for (const prompt of ['口红产品图', '香水商品主图', '茶壶主图', '台灯产品图', '汽车产品图'])
      for (const seed of SEEDS) {
        const made = compose(prompt, SQUARE, seed)
        const { left, top, right, bottom } = measureSubject(made)
        const size = Math.max(bottom - top, right - left)
        assert.ok(size > 0.7 && size < 0.86, `${prompt} ${seed}: ${size}`)
        assert.ok(Math.abs((left + right) / 2 - 0.5) < 0.01, `${prompt} ${seed}: aside`)
        assert.ok(Math.abs((top + bottom) / 2 - 0.5) < 0.02, `${prompt} ${seed}: off the middle`)
        assert.ok(made.paper[0] > 0.9 && made.paper[1] < 0.02, `${prompt} ${seed}: ${made.paper}`)
        const shadows = made.layers
          .flatMap(({ forms }) => forms)
          .filter(({ role }) => role === 'shadow')
        assert.ok(shadows.length > 0, `${prompt} ${seed}: no shadow`)
      }
  })

  it('has the colour behind it that is named', () => {
    const [lightness, , hue] = compose('运动鞋主图，橙色背景', SQUARE, 3).paper
    assert.ok(lightness < 0.85 && hue > 40 && hue < 80)
  })
})

describe('a wallpaper', () => {
  it('is calm in its upper third', () => {
    for (const [prompt, size] of [
      ['女孩手机壁纸', TALL],
      ['猫手机壁纸', TALL],
      ['手机壁纸，荷花', TALL],
      ['宇航员壁纸', WIDE],
    ] as const)
      for (const seed of SEEDS) {
        const { top } = measureSubject(compose(prompt, size, seed))
        assert.ok(top > (size === TALL ? 0.33 : 0.24), `${prompt} ${seed}: ${top}`)
      }
  })
})

describe('a cover and a banner', () => {
  const PROMPTS = [
    '猫公众号头图',
    '女孩banner',
    '手机banner',
    '蛋糕封面',
    '咖啡小红书封面',
  ] as const

  it('leave a side for the title, without letters that are not quoted', () => {
    for (const prompt of PROMPTS)
      for (const seed of SEEDS) {
        const made = compose(prompt, WIDE, seed)
        const { left, right } = measureSubject(made)
        assert.ok(left > 0.5 || right < 0.5, `${prompt} ${seed}: ${left} ${right}`)
        assert.equal(layersNamed(made, /^title$/).length, 0)
        assert.ok(measureSubject(compose(prompt, TALL, seed)).top > 0.3, `${prompt} ${seed}: tall`)
      }
    const sides = SEEDS.map((seed) => measureSubject(compose('猫banner', WIDE, seed)).left > 0.5)
    assert.equal(new Set(sides).size, 2)
  })

  it('have quoted words there, clear of the subject', () => {
    for (const size of [WIDE, TALL, SQUARE])
      for (const seed of SEEDS) {
        const made = compose('猫banner，写着“限时优惠”', size, seed)
        const subject = measureSubject(made)
        const title = measureBox(layersNamed(made, /^title$/), made.frame)
        assert.ok(title.right - title.left > 0.2, `${size} ${seed}`)
        const isClear =
          title.right < subject.left || title.left > subject.right || title.bottom < subject.top
        assert.ok(isClear, `${size} ${seed}`)
      }
  })

  it('are declined with letters that no typeface has', () => {
    const { kind } = readIntent('猫banner，写着“\u{1f9ff}\ue000”')
    assert.equal(kind, 'declined')
  })
})

describe('a sticker', () => {
  it('is the thing that is named, whole, with a white border', () => {
    for (const [prompt, id] of [
      ['女孩贴纸', 'girl'],
      ['汽车贴纸', 'car'],
      ['柴犬表情包', 'shiba'],
      ['猫贴纸', 'cat'],
    ] as const) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration' && intent.brief.main.id === id, prompt)
      for (const seed of SEEDS) {
        const made = compose(prompt, SQUARE, seed)
        const subject = measureSubject(made)
        const border = measureBox(layersNamed(made, /^border$/), made.frame)
        assert.ok(
          border.left > 0 && border.top > 0 && border.right < 1 && border.bottom < 1,
          prompt,
        )
        assert.ok(
          border.left < subject.left - 0.01 && border.bottom > subject.bottom + 0.01,
          prompt,
        )
      }
    }
  })

  it('of a mascot with a mood stays one with a face for it', () => {
    for (const prompt of [
      '开心的小猫表情包',
      '熊猫表情包，大笑',
      '小熊表情包，文字“加油”',
      '表情包',
    ])
      assert.ok(isSticker(prompt), prompt)
  })
})

function isSticker(prompt: string): boolean {
  const intent = readIntent(prompt)
  return intent.kind === 'illustration' && intent.brief.main.id === 'sticker'
}

describe('an identity photograph', () => {
  it('has shoulders before one of the usual colours, unless another is named', () => {
    const usual = new Set([BACKGROUNDS.white, BACKGROUNDS.blue, BACKGROUNDS.red].map(String))
    const papers = SEEDS.map((seed) => {
      const made = compose('男生证件照', [96, 128], seed)
      const { top, bottom, left, right } = measureSubject(made)
      assert.ok(top > 0.02 && bottom > 1 && left < 0.25 && right > 0.75, `${seed}`)
      assert.equal(layersNamed(made, /^backdrop$/).length, 0, `${seed}`)
      assert.ok(usual.has(String(made.paper)), `${seed}: ${made.paper}`)
      return String(made.paper)
    })
    assert.ok(new Set(papers).size > 1)
    for (const seed of SEEDS)
      assert.deepEqual(compose('男生证件照蓝底', SQUARE, seed).paper, BACKGROUNDS.blue)
  })
})

it('what is named behind or under a subject is drawn where a word of use would leave it plain', () => {
  for (const [prompt, layer] of [
    ['微信头像，女孩，樱花', /^backdrop$/],
    ['猫头像，下雪', /^air behind$/],
    ['口红产品图，大理石台面', /^table$/],
  ] as const)
    assert.ok(layersNamed(compose(prompt, SQUARE, 3), layer).length > 0, prompt)
})

it('a word of use is a manner where it lays the picture out, a sheet where it has words', () => {
  for (const [prompt, understood, manner, ignored] of [
    ['橘猫头像', '橘猫', '头像', []],
    ['口红产品图', '口红', '产品图', []],
    ['女孩证件照', '女孩', '证件照', []],
    ['宇航员壁纸', '宇航员', '壁纸', []],
    ['猫公众号头图', '猫', '', []],
  ] as const) {
    const request = { negativePrompt: '', style: 'flat', width: 96, height: 96, seed: 3 } as const
    const { reading } = paintPicture({ ...request, prompt })
    assert.deepEqual(reading.ignored, ignored, prompt)
    assert.equal(reading.understood.join(''), understood)
    assert.equal((reading.manner ?? []).join(''), manner)
  }
})
