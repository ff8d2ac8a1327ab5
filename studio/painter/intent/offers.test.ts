import assert from 'node:assert/strict'
import { test } from 'node:test'
import { design } from '../illustration/design/family'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

const listOffers = (prompt: string): readonly string[] => {
  const intent = readIntent(prompt)
  assert.equal(intent.kind, 'declined', prompt)
  return intent.kind === 'declined' ? intent.alternatives : []
}

/** Declined → what every alternative keeps, and what one of them is about. */
const SENTENCES: Readonly<Record<string, readonly [rest: RegExp, about: RegExp]>> = {
  '活塞产品图，白底，暖光': [/产品图，白底/, /齿轮|螺丝/],
  '一只鸵鸟，夕阳，水彩风格': [/夕阳，水彩风格$/, /仙鹤|孔雀/],
  '红烧蹄筋，白瓷盘，美食摄影': [/白瓷盘，美食摄影$/, /红烧肉/],
  '龟苓膏，白瓷碗，夏日': [/白瓷碗/, /布丁|果冻/],
  '磨刀石，白底': [/白底$/, /石头/],
  '食蚁兽，油画风格': [/油画/, /穿山甲|水豚/],
}

for (const [prompt, [rest, about]] of Object.entries(SENTENCES))
  test(`alternatives keep the sentence and every word of them is painted: ${prompt}`, () => {
    const offers = listOffers(prompt)
    assert.ok(offers.length >= 2, offers.join())
    for (const offer of offers) {
      const { declined, ignored } = buildForecast(offer)
      assert.deepEqual([declined, ignored], [null, []], offer)
      assert.match(offer, rest)
    }
    assert.ok(
      offers.some((offer) => about.test(offer)),
      offers.join(),
    )
  })

test('a sheet of something undrawn is offered as the same sheet of something else', () => {
  for (const offer of listOffers('信息图，垃圾分类')) assert.match(offer, /信息图$/)
})

test('words of a look alone leave the subject to the painter', () => {
  for (const prompt of ['水彩插画，通透晕染，文艺质感', '国风水墨画风，留白构图，宣纸质感'])
    assert.equal(buildForecast(prompt).open, true, prompt)
})

test('packs are drawn for the goods in them, and reported as replaced', () => {
  for (const prompt of ['洗面奶包装设计，清新绿色', '牛奶盒包装，蓝白色', '牙膏包装设计'])
    assert.equal(buildForecast(prompt).substituted.length, 1, prompt)
})

test('the words of a garment have no print, and a design of one has', () => {
  const main = (prompt: string): string => {
    const intent = readIntent(prompt)
    return intent.kind === 'illustration' ? intent.brief.main.id : intent.kind
  }
  assert.equal(main('白色 T 恤 俯拍 简约背景'), 't-shirt')
  assert.equal(main('T恤图案设计'), 'printed-shirt')
  assert.ok(design.things['printed-shirt'])
})

test('offers begin with no rest of a verb or of a style', () => {
  for (const prompt of ['戴着眼镜的引力波，站在讲台上', '废土风格机械鸵鸟特写'])
    for (const offer of listOffers(prompt))
      assert.doesNotMatch(offer, /^(?:[着了过]|风格)/u, prompt)
})

test('a use and what is done by no thing leave the subject to the rest', () => {
  const said = (prompt: string) => buildForecast(prompt)
  assert.deepEqual(said('美食分享图，马卡龙、蛋糕和咖啡').ignored, [])
  assert.deepEqual(said('红色小木屋烟囱冒烟').ignored, ['烟囱冒烟'])
  assert.equal(said('流动的色彩交织，蓝色和金色为主调的抽象画作').declined, null)
})
