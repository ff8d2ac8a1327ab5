import type { LexiconData } from '../format'

export const thingsWords: LexiconData = {
  'subject:sky-lantern': `孔明灯 天灯 放天灯 sky_lantern sky_lanterns`,
  'subject:lantern': `灯笼 红灯笼 花灯 宫灯 lantern lanterns red_lantern red_lanterns`,
}
