import type { LexiconData } from '../format'

export const birdsWords: LexiconData = {
  'subject:crane': `鹤 仙鹤 白鹤 丹顶鹤 鹤群 crane cranes`,
  'subject:birds': `海鸥 大雁 雁 群鸟 归雁 归鸟 鸟群 飞燕 燕子 白鹭 鸥 gull gulls
    seagull seagulls swallow swallows geese`,
}
