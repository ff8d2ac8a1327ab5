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
  }
  for (const [prompt, title] of Object.entries(TITLES))
    it(`is ${title} for ${prompt}`, () => {
      const { brief, reading } = read(prompt)
      assert.deepEqual(brief.texts, [title])
      assert.ok(!reading.ignored.some((word) => title.includes(word)), reading.ignored.join(' '))
    })

  it('is left out for a kind of poster, a festival, and where no words are wanted', () => {
    for (const prompt of ['电影海报', '一张春节海报', '一张科幻电影海报', '音乐节海报，不要文字'])
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

  it('are not what a child writes', () => {
    assert.deepEqual(read('一个女孩在写作业').brief.texts, [])
  })
})
