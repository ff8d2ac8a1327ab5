/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { firstRecord } from '@media/aigc/record'
import { buildXmp, recordTextsInXmp } from '@media/aigc/xmp'
import { findLabelTone, labelOverlay } from '@media/label/draw'
import { separatePicture } from '@studio/painter/layers/separate'
import { writeSvg } from '@studio/painter/layers/svg'
import type { Plan } from '@studio/painter/planning/plan'
import { planPicture } from '@studio/painter/planning/plan-picture'
import { renderPlan } from '@studio/painter/planning/render'
import { listThings } from '@studio/painter/planning/things'
import { repetitions } from '@studio/testing/effort'
import { launchBrowser, type BrowserShare } from './browser'

const SIDE = 320
const LEAST_SSIM = 0.97
const STYLES = ['papercut', 'flat', 'minimal'] as const
const PROMPTS = [
  ...['三只猫', '草莓蛋糕', '图书馆里的猫', '书法 “上善若水”', '女孩和狗'],
  ...['橘猫在草地上', '湖上明月，两座亭子，垂柳', '海报，写着“山”，大海，晴天'],
]
const PICTURES = PROMPTS.flatMap((prompt) => STYLES.map((style) => ({ prompt, style })))
const SHOWN = repetitions('SVG files that a browser shows', { usual: 1, all: PICTURES.length })

const RECORD = firstRecord({ producer: 'moguang', produceId: 'seed-5' })

let browser: BrowserShare
let page: Page

before(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({
    viewport: { width: SIDE, height: SIDE },
    deviceScaleFactor: 1,
  })
  page = await context.newPage()
})
after(() => browser.close())

async function paint({ prompt, style }: (typeof PICTURES)[number]) {
  const size = { width: SIDE, height: SIDE }
  const plan = planPicture({ prompt, negativePrompt: '', style, ...size, seed: 5 })
  const { rgba } = renderPlan(plan)
  const svg = await writeSvg(plan, separatePicture(plan, { rgba }), {
    xmp: buildXmp(RECORD),
    tone: findLabelTone({ ...size, rgba }),
  })
  assert.ok(svg, `${prompt} ${style}`)
  return { plan, svg, picture: await labelOverlay.draw({ ...size, rgba }) }
}

/** As an image: nothing in it may run or fetch. */
async function show(svg: string): Promise<Uint8Array> {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(
    `<body style="margin:0"><img style="display:block" src="${address}"></body>`,
  )
  await page.waitForFunction(() => {
    const [image] = document.images
    return image?.complete === true && image.naturalWidth > 0
  })
  return sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer()
}

const toGrey = (rgba: ArrayLike<number>): Float64Array =>
  Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = [rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]]
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })

const WINDOW = 8

/** Mean structural similarity of brightness in windows of 8 × 8 pixels. */
function computeSsim(a: Float64Array, b: Float64Array): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  let [sum, count] = [0, 0]
  for (let top = 0; top + WINDOW <= SIDE; top += 4)
    for (let left = 0; left + WINDOW <= SIDE; left += 4) {
      let [meanA, meanB, squareA, squareB, product] = [0, 0, 0, 0, 0]
      for (let i = 0; i < WINDOW * WINDOW; i++) {
        const at = (top + Math.floor(i / WINDOW)) * SIDE + left + (i % WINDOW)
        const [u = 0, v = 0] = [a[at], b[at]]
        meanA += u / WINDOW ** 2
        meanB += v / WINDOW ** 2
        squareA += (u * u) / WINDOW ** 2
        squareB += (v * v) / WINDOW ** 2
        product += (u * v) / WINDOW ** 2
      }
      const spread = squareA - meanA ** 2 + squareB - meanB ** 2
      const shared = product - meanA * meanB
      sum +=
        ((2 * meanA * meanB + c1) * (2 * shared + c2)) /
        ((meanA ** 2 + meanB ** 2 + c1) * (spread + c2))
      count++
    }
  return sum / count
}

/** Each thing that can be seen is a group with its id and its name. */
function assertThings(plan: Plan, svg: string): void {
  for (const { id, name } of listThings(plan)) {
    const found = new RegExp(`<g id="${id}(-\\d+)?"><title>([^<]*)</title>`).exec(svg)
    assert.ok(found, `no group ${id}`)
    const isText = plan.picture.kind === 'illustration' && plan.picture.brief.texts.length > 0
    if (!isText) assert.ok(found[2]?.startsWith(name), `${found[2]} is not ${name}`)
  }
}

test('an SVG shows the picture, with a named group for each thing and nothing that runs', async () => {
  for (const wanted of PICTURES.slice(0, SHOWN)) {
    const { plan, svg, picture } = await paint(wanted)
    const what = `${wanted.prompt} ${wanted.style}`
    const similarity = computeSsim(toGrey(picture.rgba), toGrey(await show(svg)))
    assert.ok(similarity >= LEAST_SSIM, `${what}: ${similarity}`)
    assertThings(plan, svg)
    assert.doesNotMatch(svg, /<script|\son\w+=|href="(?!#|data:image\/png)/, what)
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length, `${what}: an id twice`)
    assert.match(svg, /<g id="ai-label"><title>AI 标识<\/title>/)
    assert.equal(recordTextsInXmp(svg).length, 1)
  }
})

test('a painted place has its land as pictures and, where it is flat, its things as paths', async () => {
  const { svg } = await paint({ prompt: '湖上明月，两座亭子，垂柳', style: 'flat' })
  for (const [id, content] of [
    ['water', '<image'],
    ['pavilion-1', '<path'],
  ])
    assert.match(svg, new RegExp(`<g id="${id}"><title>[^<]+</title>${content}`))
})

test('a style of brushes has no SVG', async () => {
  const size = { width: 96, height: 96 }
  const plan = planPicture({ prompt: '苹果', negativePrompt: '', style: 'oil', ...size, seed: 5 })
  assert.equal(await writeSvg(plan, { ...size, layers: [] }, { xmp: '', tone: 'any' }), null)
})
