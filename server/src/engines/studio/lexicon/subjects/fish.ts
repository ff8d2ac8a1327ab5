import type { LexiconData } from '../format'

export const fishWords: LexiconData = {
  'subject:koi': `锦鲤 鲤鱼 鱼 金鱼 红鲤 游鱼 鱼儿 koi fish goldfish carp`,
}
