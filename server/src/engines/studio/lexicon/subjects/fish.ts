import type { LexiconData } from '../format'

export const fishWords: LexiconData = {
  'subject:koi': `锦鲤 鲤鱼 金鱼 红鲤 koi goldfish carp`,
}
