import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planPicture } from '../planning/plan-picture'
import type { PaintRequest } from '../request'
import { buildForecast } from './forecast'
import { readIntent } from './intent'
import type { IllustrationIntent } from './intents'
import { fromMessage, toMessage } from './message'
import { isOpenWording } from './open-request'

const OPEN = [
  ...['帮我做个头像', '微信头像', '可爱的头像', '动漫头像', '画一个可爱的卡通形象'],
  ...['设计一个IP形象', '设计一个吉祥物', '做个表情包', '手机壁纸', '简约壁纸', '春天的壁纸'],
  ...['电脑壁纸 高清', '我想生成一张小红书封面，要好看、有高级感', '公众号封面', '朋友圈配图'],
  ...['搞张图', '随便什么', '随便画点什么', '测试一下', '画一张图', '生成一张图片', 'test'],
  ...['产品图', '证件照', '肖像摄影', '画个漫画', '结婚照', '毕业照', '亲子照', '古风头像男'],
  ...['卡通', '二次元', '国潮', '古风', '极简', '水墨', '画一张水墨画', '可爱手机壁纸'],
  ...['a picture', 'a random picture', 'an avatar', '来一张美图', '一个漂亮的背景'],
]
const SAID = [
  '女生头像',
  '情侣头像',
  '小猫头像',
  '樱花壁纸',
  '雪山下的湖',
  '春天',
  '水墨风景',
  'a cat avatar',
]

const request = (prompt: string, seed: number): PaintRequest => ({
  ...{ prompt, negativePrompt: '', style: 'flat', width: 96, height: 96, seed },
})

function readOpen(prompt: string, seed?: number): IllustrationIntent {
  const intent = readIntent(prompt, '', [], seed)
  assert.ok(intent.kind === 'illustration' && intent.chosen, prompt)
  return intent
}

describe('a prompt that leaves its subject open', () => {
  for (const prompt of OPEN)
    test(`${prompt}: has one chosen, and nothing of the order is left out`, () => {
      const { declined, empty, open, understood, ignored } = buildForecast(prompt)
      assert.deepEqual([declined, empty, open], [null, false, true])
      assert.ok(understood.every((words) => prompt.includes(words)))
      assert.deepEqual(ignored, [])
      const intent = readIntent(prompt)
      assert.ok(intent.kind !== 'declined' && intent.reading.chosen === intent.chosen?.subject)
    })

  test('is not one that names a subject, a place or a season', () => {
    for (const prompt of SAID) assert.equal(buildForecast(prompt).open, false, prompt)
  })

  test('is declined or empty where it is no order of a picture, or of something owned', () => {
    for (const prompt of ['皮卡丘头像', '信息图', '把背景换成蓝色'])
      assert.notEqual(buildForecast(prompt).declined, null, prompt)
    for (const prompt of ['你好', '今天天气怎么样', '你能画什么？'])
      assert.equal(buildForecast(prompt).open, false, prompt)
  })

  test('is recognised in a time that its length does not multiply', () => {
    assert.equal(isOpenWording(`随便，${'想要'.repeat(60)}嗯`), false)
    assert.equal(isOpenWording(`随便，${'想要'.repeat(60)}`), true)
  })

  test('keeps what is said: colour of the picture, style, use, theme', () => {
    for (const prompt of ['蓝色头像', '做一个ip形象，蓝色，可爱']) {
      const { main } = readOpen(prompt).brief
      const ground = main.traits.find(({ slot }) => slot === 'background')
      assert.deepEqual([ground?.value, main.tint], ['blue', undefined], prompt)
    }
    assert.equal(readOpen('蓝色头像').layout, 'avatar')
    assert.ok(readOpen('可爱的头像').brief.main.traits.some(({ slot }) => slot === 'mood'))
    assert.equal(readOpen('水彩头像').style, 'watercolour')
    assert.match(readOpen('科技感头像').chosen?.subject ?? '', /机器人|宇航员/)
  })

  test('dyes what is behind a chosen subject in the colour that is said, and in no other', () => {
    const subjects = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { brief, chosen } = readOpen('蓝色头像', seed)
      const grounds = brief.main.traits.filter(({ slot }) => slot === 'background')
      assert.deepEqual(
        grounds.map(({ value }) => value),
        ['blue'],
        chosen?.subject,
      )
      assert.equal(brief.main.tint, chosen?.subject === '橘猫' ? 'orange' : undefined)
      subjects.add(chosen?.subject ?? '')
      const plain = readOpen('动漫头像', seed)
      assert.ok(plain.brief.main.traits.every(({ slot }) => slot !== 'background'))
      const named = readOpen('蓝色的可爱头像，粉色背景', seed).brief.main.traits
      assert.equal(named.filter(({ slot }) => slot === 'background').length, 1)
    }
    assert.ok(subjects.has('橘猫'))
  })

  test('shows the people for its use and its gender', () => {
    for (const [prompt, subject] of [
      ['结婚照', /新郎新娘|新婚夫妇/],
      ['毕业照', /毕业生/],
      ['亲子照', /母女|父子|母子/],
      ['古风头像男', /剑客|书生|将军|男孩/],
      ['古风头像女', /女孩|女人/],
      ['头像男', /男孩/],
    ] as const)
      for (let seed = 0; seed < 8; seed++)
        assert.match(readOpen(prompt, seed).chosen?.subject ?? '', subject, prompt)
  })

  test('has another subject with another seed, the same with the same', () => {
    for (const [prompt, least] of [
      ['微信头像', 6],
      ['手机壁纸', 6],
      ['国潮头像', 3],
      ['产品图', 3],
      ['随便什么', 8],
    ] as const) {
      const list = () =>
        Array.from({ length: 16 }, (_, seed) => {
          const intent = readIntent(prompt, '', [], seed)
          return intent.kind === 'declined' ? null : intent.chosen?.subject
        })
      const subjects = list()
      assert.ok(!subjects.includes(undefined) && !subjects.includes(null), prompt)
      assert.ok(new Set(subjects).size >= least, `${prompt}: ${new Set(subjects).size}`)
      assert.deepEqual(list(), subjects)
    }
  })

  test('is painted with its subject, which is reported and not understood', () => {
    for (const [prompt, seed] of [
      ['微信头像', 3],
      ['春天的壁纸', 5],
    ] as const) {
      const { reading, ...plan } = planPicture(request(prompt, seed))
      const intent = readIntent(prompt, '', [], seed)
      assert.ok(intent.kind !== 'declined' && intent.chosen)
      assert.equal(reading.chosen, intent.chosen.subject)
      for (const words of [...reading.understood, ...reading.ignored])
        assert.ok(prompt.includes(words), words)
      const sent = fromMessage(structuredClone(toMessage(intent)))
      assert.deepEqual(planPicture(request(prompt, seed), sent), { reading, ...plan })
    }
  })
})

describe('an animal of any kind', () => {
  test('is one that the painter chooses, where nothing else is named', () => {
    for (const prompt of [
      '可爱的动物',
      '画一只可爱的小动物',
      '宠物',
      '宠物写真',
      '简笔画风格，可爱的动物',
    ])
      for (const seed of [1, 2, 3]) {
        const intent = readIntent(prompt, '', [], seed)
        assert.ok(intent.kind === 'illustration', prompt)
        assert.equal(intent.family.id, 'animals', prompt)
        assert.equal(intent.reading.chosen, intent.chosen?.subject)
      }
    assert.equal(readIntent('森林里的小动物').kind, 'landscape')
  })
})
