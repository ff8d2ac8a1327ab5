import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { readIntent } from './intent'

/** Line → what its refusal says, and an alternative; empty: any three. */
const LINES: Readonly<Record<string, readonly [says: RegExp, offer: string]>> = {
  '保持同样的角色,但将背景改为海滩日落': [/修改已有的图片/, '海滩日落'],
  将猫变成狗: [/修改已有的图片/, '狗'],
  让这个角色做跳跃的动作: [/修改已有的图片/, '跳跃的女孩'],
  修复图片上的划痕和污渍: [/修改已有的图片/, ''],
  极端特写: [/怎么取景/, '小猫特写'],
  '残缺的手指，畸形的手，模糊，低质量': [/不想要/, ''],
  '画一个图书馆借阅ER图，实体包括读者、图书': [/图表/, '图书馆'],
  '落叶、树枝在平面上拼成了一个小猫的样子，旁边放着一杯咖啡': [/拼出/, '小猫'],
  '一个仓库最多只能创建5个训练实例，若需再创建，请删除': [/界面上的提示/, ''],
}

/** Declined → the first alternative. */
const NEAREST: Readonly<Record<string, string>> = {
  打伞的食蚁兽: '打伞的穿山甲',
  // what it is in kind, and no part of its name
  红烧蹄筋: '红烧肉',
  '一件粉色校服，简约风格': '一件粉色T恤，简约风格',
  画一个喜羊羊: '一个绵羊',
  生成一张新年祝福的中国风图片: '福字',
  帮我生成一张六棱柱的图: '蓝色的几何图形',
  一张施工安全信息图: '工人信息图',
  生成一张中国川剧变脸这门绝技的解密拆解图: '一张中国京剧脸谱',
  画一个孙悟空大战葫芦娃的画面: '孙悟空',
  动漫风格的婚礼: '动漫风格的新郎新娘',
  一座由无数彩色蝴蝶翅膀拼接而成的宏伟博物馆: '宏伟城堡',
  水立方: '天坛',
  上海环球金融中心: '城市天际线',
  圣巴西利亚歌剧院: '埃菲尔铁塔',
  '宁静的大草原上，迪丽热巴骑着骏马在草原上驰骋': '宁静的大草原上，一位女子骑着骏马在草原上驰骋',
  '古装剧中场景，霍建华饰演的白子画身着一袭白衣': '一位男子身着一袭白衣',
}

describe('what is declined', () => {
  for (const [line, [says, offer]] of Object.entries(LINES))
    it(`is told what it is: ${line}`, () => {
      const intent = readIntent(line)
      if (intent.kind !== 'declined') assert.fail(intent.kind)
      const { refusal = '', alternatives } = intent
      assert.match(refusal, says)
      assert.ok(offer === '' ? alternatives.length === 3 : alternatives.includes(offer))
      for (const other of alternatives) assert.notEqual(readIntent(other).kind, 'declined', other)
    })

  for (const [prompt, first] of Object.entries(NEAREST))
    it(`has the nearest first: ${prompt}`, () => {
      const intent = readIntent(prompt)
      assert.equal(intent.kind === 'declined' && intent.alternatives[0], first)
    })

  it('is offered no pieces of its sentence', () => {
    for (const prompt of [
      '一幅油画，刻画了一位战神，身披由雷电构成的斗篷',
      '画一个穿巫女服的猫娘',
      '一件粉色校服，简约风格',
      '一张极简商务科技风 PPT 单页背景视觉图，几何线条，留出标题区域',
      '2D横版游戏，左侧是一名拿禅杖的卜卦人，右侧是一条河',
    ]) {
      const intent = readIntent(prompt)
      const offers = intent.kind === 'declined' ? intent.alternatives : []
      for (const other of offers) assert.doesNotMatch(other, /^由|^左侧|穿猫娘|“区域”|线条|男子衫/u)
    }
  })

  it('is no subject behind a diagram or a framing', () => {
    for (const prompt of ['小猫流程图', '小猫特写', '梦幻城堡大全景'])
      assert.notEqual(readIntent(prompt).kind, 'declined', prompt)
  })
})

test('a blank in the place of the subject is offered filled in, in the named style', () => {
  const intent = readIntent('水彩插画，主题：XXX')
  assert.ok(intent.kind === 'declined')
  assert.match(intent.refusal ?? '', /还没有换成/)
  for (const other of intent.alternatives) assert.match(other, /^水彩插画，主题：/)
})

test('lines of an app are no subjects', () => {
  for (const line of ['只能有一个运行中的训练', '仅展示最近一条记录']) {
    const intent = readIntent(line)
    assert.match(intent.kind === 'declined' ? (intent.refusal ?? '') : '', /界面上的提示/, line)
  }
  assert.notEqual(readIntent('智能插画生成').kind, 'declined')
})
