import type { LexiconData } from '../format'

export const birdsWords: LexiconData = {
  'subject:crane': `鹤 仙鹤 白鹤 丹顶鹤 鹤群 crane cranes`,
  'subject:birds': `海鸥 大雁 雁 群鸟 归雁 归鸟 鸟群 白鹭 鸥 gull gulls
    seagull seagulls geese`,
  'subject:swallow': `燕子 燕 飞燕 春燕 归燕 燕归来 小燕子 swallow swallows`,
  'subject:owl': `猫头鹰 夜枭 鸮 雪鸮 owl owls`,
  'subject:songbird': `小鸟 麻雀 画眉 云雀 百灵 夜莺 山雀 燕雀 雀 鸟雀 杜鹃鸟 布谷鸟 songbird sparrow nightingale lark
    finch little_bird small_bird wren thrush skylark cuckoo`,
  'subject:songbird tint:gold': `黄鹂 黄莺 莺 金丝雀 黄雀 流莺 oriole canary`,
  'subject:songbird tint:green': `鹦鹉 parrot`,
  'subject:songbird tint:blue': `翠鸟 蓝鸟 蓝雀 kingfisher bluebird blue_jay`,
  'subject:songbird tint:red': `红雀 知更鸟 robin cardinal`,
  'subject:songbird tint:black': `喜鹊 八哥 magpie blackbird`,
}
