import type { LexiconData } from '../format'

export const fishWords: LexiconData = {
  'subject:koi': `锦鲤 锦鲤鱼 鲤鱼 红鲤 koi carp`,
  'subject:whale': `鲸 鲸鱼 蓝鲸 座头鲸 鲸落 巨鲸 白鲸 鲸尾 whale whales humpback`,
  'subject:jellyfish': `水母 海月水母 jellyfish jellyfishes medusa`,
  'subject:fish': `热带鱼 海鱼 小丑鱼 沙丁鱼 鱼阵 神仙鱼 tropical_fish sardines shoal school_of_fish clownfish`,
  'subject:koi tint:orange': `金鱼 goldfish`,
}
