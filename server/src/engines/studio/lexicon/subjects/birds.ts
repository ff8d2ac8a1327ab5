import type { LexiconData } from '../format'

export const birdsWords: LexiconData = {
  'subject:crane': `鹤 仙鹤 白鹤 丹顶鹤 鹤群 crane cranes`,
  'subject:birds': `海鸥 大雁 雁 群鸟 归雁 归鸟 鸟群 白鹭 鸥 gull gulls
    seagull seagulls geese`,
  'subject:swallow': `燕子 燕 飞燕 春燕 归燕 燕归来 小燕子 swallow swallows`,
  'subject:owl': `猫头鹰 夜枭 鸮 雪鸮 owl owls`,
}
