import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Random } from '../../../../lib/random'
import { composeBrief } from '../../../illustrate'
import { type IllustrationIntent, readIntent } from '../../../intent/intent'
import { paintPicture } from '../../../paint'
import { traitOf } from '../../family'
import { measureBox } from '../../lettering/glyphs'
import type { Form, Illustration } from '../../node'
import { familyOf } from '../../registry'
import { THEME_IDS, findTheme, listThemeThings } from './themes'

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', `${prompt}: ${intent.kind}`)
  return intent
}

function compose(
  { family, brief }: IllustrationIntent,
  [width, height]: readonly [number, number],
  seed: number,
): Illustration {
  const size = { width, height }
  const drawn = { family, brief, layout: null, hasSetting: false, style: 'flat', size } as const
  return composeBrief({ ...drawn, random: new Random(seed) }).illustration
}

const readTheme = (prompt: string): string | null =>
  traitOf(read(prompt).brief.main, 'theme')?.value ?? null
const deep = (forms: readonly Form[]): Form[] =>
  forms.flatMap((form) => [form, ...deep(form.inside ?? [])])
const listForms = (made: Illustration, name: string): Form[] =>
  deep(made.layers.filter((one) => one.name === name).flatMap(({ forms }) => forms))

describe('the theme of a sheet', () => {
  it('is found in its title and around it, the trade before the occasion', () => {
    for (const [prompt, theme] of [
      ['小红书封面，标题“3步搞定夏日底妆”', 'makeup'],
      ['帮我设计一张关于“Deep Learning”的博客封面', 'ai'],
      ['咖啡店海报，标题“盛大开业”', 'coffee'],
      ['餐厅招聘海报', 'hiring'],
      ['公众号封面，主题是理财', 'finance'],
      ['生成一张产品发布会主视觉', 'launch'],
      ['一个蓝色科技风的数据安全平台主视觉，16:9', 'tech'],
      ['一张未来感桌面 AI 客户端宣传图，深色界面', 'ai'],
      ['微信公众号封面，标题“Python编程入门”', 'coding'],
      ['读书会海报，主题“遇见好书”', 'books'],
      ['房地产开盘海报', 'home'],
      ['双十一电商大促海报', 'shopping'],
      ['小红书封面“周末去露营”', 'camping'],
      ['公众号首图：如何用ChatGPT写周报', 'ai'],
      ['淘宝店铺双十二banner，女装', 'fashion'],
      ['儿童绘画班招生海报', 'school'],
      ['端午节促销海报，粽子礼盒', 'dragon-boat'],
      ['一张黑金风格的年会邀请海报，标题“共赴新程”', 'gala'],
      ['演讲比赛海报', 'speech'],
      ['手机新品发布会海报', 'launch'],
      ['摄影展海报', 'photo'],
      // the words for the sheet itself are none
      ['海报，标题“加油”', null],
      ['小说封面，标题“远方”', null],
      ['彩色矢量艺术海报', null],
      ['公众号封面，标题“一封信”', null],
    ] as const)
      assert.equal(readTheme(prompt), theme, prompt)
  })

  it('is a word of letters only as a whole', () => {
    assert.equal(findTheme(['rain']), null)
    assert.equal(findTheme(['learn ai now']), 'ai')
  })

  it('has things that are drawn', () => {
    for (const id of THEME_IDS)
      for (const thing of listThemeThings(id)) assert.ok(familyOf(thing), `${id}: ${thing}`)
  })

  it('is shown, and its words are reported as read', () => {
    const size = { width: 144, height: 192 }
    for (const prompt of [
      '美食节海报，标题“一起来”',
      '公司年会海报，写着“晚安”',
      '旅行社海报，标题“去看看”',
    ]) {
      const { reading } = paintPicture({
        ...size,
        prompt,
        negativePrompt: '',
        style: 'flat',
        seed: 3,
      })
      assert.deepEqual(
        reading.ignored.filter((word) => /美食|年会|旅行/.test(word)),
        [],
        prompt,
      )
    }
  })

  it('is a thing that the title names, where it is no trade', () => {
    const others = (prompt: string): string[] => read(prompt).brief.others.map(({ id }) => id)
    assert.deepEqual(others('视频封面：3分钟学会做红烧肉'), ['braised-pork'])
    assert.deepEqual(others('小红书封面，标题“我和大熊猫的一天”'), ['panda'])
    assert.deepEqual(others('海报，标题“未来已来”'), [])
  })

  it('gives way to what is named, and to a festival', () => {
    assert.equal(readTheme('健身房开业海报，一只猫'), null)
    assert.equal(readTheme('母亲节花店海报'), null)
    assert.deepEqual(read('红酒商店海报').setting, null)
  })

  it('leaves the letters free', () => {
    for (const prompt of [
      '美食节海报，标题“舌尖上的夏天”',
      '年会海报，标题“年度盛典”',
      '公众号封面，标题“人工智能”',
    ])
      for (const ratio of [
        [600, 800],
        [600, 600],
        [800, 450],
      ] as const)
        for (let seed = 1; seed < 7; seed++) {
          const made = compose(read(prompt), ratio, seed)
          const letters = listForms(made, 'title').filter(({ role }) => role === 'text')
          const things = listForms(made, 'motif').filter(
            ({ role, alpha = 1 }) =>
              !/^(?:backdrop|shadow|light|glow|detail|line|body)$/.test(role) && alpha === 1,
          )
          const title = measureBox(letters.flatMap(({ rings }) => rings))
          assert.ok(title && title.x >= 0 && title.y >= 0, prompt)
          assert.ok(title.x + title.width <= made.frame.width, prompt)
          for (const { rings } of things) {
            const box = measureBox(rings)
            if (!box) continue
            const isApart =
              box.y >= title.y + title.height ||
              box.y + box.height <= title.y ||
              box.x >= title.x + title.width ||
              box.x + box.width <= title.x
            assert.ok(isApart, `${prompt} ${ratio.join(':')} ${seed}`)
          }
        }
  })
})

describe('a place and a season of a sheet', () => {
  it('are in its window, and a season alone puts no thing into a meadow', () => {
    const forest = read('小说封面，迷雾森林，标题《低语》')
    assert.deepEqual([forest.brief.texts, forest.setting !== null], [['低语'], true])
    assert.equal(read('夏季新品海报，柠檬茶，清爽').setting, null)
    assert.ok(read('海报，猫，夜晚').setting)
  })
})

it('a cover whose look alone is named is no sheet', () => {
  const intent = readIntent('极简主义建筑摄影，纯白的墙，建筑杂志封面质感')
  assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'modern-building')
})

describe('lines of a sheet', () => {
  it('are ordered by the sizes that are named, and divided at strokes', () => {
    for (const [prompt, texts] of [
      [
        '海报，下方有较小的"UNITED KINGDOM"标题，顶部有大的"LONDON"标题',
        ['LONDON', 'UNITED KINGDOM'],
      ],
      ['海报，副标题“每周六晚八点”，主标题“爵士之夜”', ['爵士之夜', '每周六晚八点']],
      [
        '红酒海报，文案：Wine List / 2026 Spring Collection',
        ['Wine List', '2026 Spring Collection'],
      ],
      ['海报，地点是"伦敦"，标题“出发”', ['出发']],
      ['瑜伽海报，文案：遇见更好的自己', ['遇见更好的自己']],
      ['公众号首图：如何写周报', ['如何写周报']],
      ['小红书封面：一只猫在窗台上', []],
      ['读书会海报，本周六晚7点，写着“好书”', ['本周六晚7点', '好书']],
      ['海报，标题醒目', []],
      ['学术讲座海报，主题：量子计算的未来', ['量子计算的未来']],
      ['双十一电商大促海报，满300减50', ['双十一电商大促', '满300减50']],
      ['第二杯半价海报', ['第二杯半价']],
      ['口红产品海报', []],
      ['手表广告海报', []],
    ] as const)
      assert.deepEqual(read(prompt).brief.texts, texts, prompt)
  })
})
