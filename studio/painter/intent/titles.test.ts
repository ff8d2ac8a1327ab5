import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { paintPicture } from '../paint'
import { type IllustrationIntent, readIntent } from './intent'

function read(prompt: string): IllustrationIntent {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

describe('the title of a poster without quoted words', () => {
  const TITLES = {
    '帮我生成一张海报，主题是读书会': '读书会',
    '帮我生成一张咖啡店开业海报，暖色调': '咖啡店开业',
    画一张夏日海边的海报: '夏日海边',
    生成一张赛博朋克风格的终端海报: '终端',
    '一张写着 HELLO WORLD 的海报': 'HELLO WORLD',
    '做一张海报，标题写「夏日促销」': '夏日促销',
    读书会海报: '读书会',
    餐饮促销海报: '餐饮促销',
    '帮我做一张 618 大促海报': '618 大促',
    // words that begin as a request, a number or a manner does are titles as they are
    张家界旅游海报: '张家界旅游',
    请制作张家界旅游海报: '张家界旅游',
    画张张家界旅游海报: '张家界旅游',
    个人简历海报: '个人简历',
    帮我做个个人简历海报: '个人简历',
    你好夏天海报: '你好夏天',
    再见青春海报: '再见青春',
    来福咖啡海报: '来福咖啡',
    做饭比赛海报: '做饭比赛',
    画展海报: '画展',
    海风音乐节海报: '海风音乐节',
    中国风筝节海报: '中国风筝节',
    特色小吃海报: '特色小吃',
    特色系列海报: '特色系列',
    绿色出行海报: '绿色出行',
    // and requests are none
    为咖啡店设计一张开业海报: '开业',
    给我来一张精美的读书会海报: '读书会',
    做一个读书会的海报: '读书会',
    国潮风咖啡店开业海报: '咖啡店开业',
    写一张读书会海报: '读书会',
    写字楼招商海报: '写字楼招商',
  }
  for (const [prompt, title] of Object.entries(TITLES))
    it(`is ${title} for ${prompt}`, () => {
      const { brief, reading } = read(prompt)
      assert.deepEqual(brief.texts, [title])
      assert.ok(!reading.ignored.some((word) => title.includes(word)), reading.ignored.join(' '))
    })

  it('is left out for a kind of poster, a festival, and where no words are wanted', () => {
    for (const prompt of [
      '电影海报',
      '一张春节海报',
      '一张科幻电影海报',
      '音乐节海报，不要文字',
      '极简主义海报',
      '极简产品海报',
      '一张品牌海报',
      '创建一张海报背景',
    ])
      assert.deepEqual(read(prompt).brief.texts, [], prompt)
  })

  it('is left out for what is counted and drawn, and where its beginning is unsure', () => {
    for (const prompt of [
      '一只猫的海报',
      '三只松鼠海报',
      '画一个女孩的海报',
      '一个人的旅行海报',
      '设计咖啡店开业海报',
      '画海边日落海报',
      '请出示健康码海报',
      '红色促销海报',
      '中国风海报',
    ])
      assert.deepEqual(read(prompt).brief.texts, [], prompt)
  })

  it('is reported as drawn although its word has no drawing', () => {
    const size = { width: 384, height: 384, seed: 7 }
    const request = { ...size, prompt: '一张读书会海报', negativePrompt: '', style: null }
    assert.deepEqual(paintPicture(request).reading.ignored, [])
  })
})

describe('words to be written without quotation marks', () => {
  it('are the greeting of a card up to the end of their clause', () => {
    assert.deepEqual(read('画一个生日贺卡，写妈妈生日快乐').brief.texts, ['妈妈生日快乐'])
  })

  it('are on a board where the picture is no sheet', () => {
    const { brief } = read('画一辆红色自行车，旁边写上 Demo')
    assert.deepEqual(brief.texts, ['Demo'])
    assert.ok(brief.traits.some(({ slot }) => slot === 'sign'))
  })

  it('are on a board in letters, after a colon and where the board is named', () => {
    for (const [prompt, text] of [
      ['一个女孩，衣服上印着 Hello', 'Hello'],
      ['一只熊，写着：你好', '你好'],
      ['小狗，旁边的木牌上写着欢迎光临', '欢迎光临'],
      ['一只猫举着写着加油的牌子', '加油'],
    ] as const) {
      const { brief } = read(prompt)
      assert.deepEqual(brief.texts, [text], prompt)
      assert.ok(
        brief.traits.some(({ slot }) => slot === 'sign'),
        prompt,
      )
    }
  })

  it('are not what a child writes and not what is printed on a thing', () => {
    for (const [prompt, main] of [
      ['一个女孩在写作业', 'girl'],
      ['一个写着作业的男孩', 'boy'],
      ['写着作业的男孩', 'boy'],
      ['印着小猫图案的T恤', 't-shirt'],
    ] as const) {
      const { brief } = read(prompt)
      assert.deepEqual([brief.main.id, brief.texts], [main, []], prompt)
      assert.ok(!brief.traits.some(({ slot }) => slot === 'sign'), prompt)
    }
  })

  it('are on no board without a mark or the name of one', () => {
    for (const prompt of ['一个男孩，胸前写着加油', '一只熊，身上刻着花', '印着logo的杯子'])
      assert.ok(!read(prompt).brief.traits.some(({ slot }) => slot === 'sign'), prompt)
  })

  it('are no manner of painting and no layout', () => {
    for (const manner of ['写实', '写实风格', '写意', '写真', '写生', '写作'])
      assert.deepEqual(read(`一张海报，${manner}`).brief.texts, [], manner)
    assert.deepEqual(read('一张小狗的海报，写实风格').brief.texts, ['小狗'])
    for (const wish of ['写字', '写清晰的大字', '写一句祝福', '写着很大的字'])
      assert.deepEqual(read(`生日贺卡，${wish}`).brief.texts, [], wish)
  })
})
