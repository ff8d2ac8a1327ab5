import type { LexiconData } from '../format'

export const heavenWords: LexiconData = {
  'subject:aurora': `极光 北极光 南极光 aurora auroras northern_lights aurora_borealis`,
  'subject:rainbow': `彩虹 虹 虹桥 霓虹桥 rainbow rainbows`,
}
