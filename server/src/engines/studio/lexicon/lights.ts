import type { LexiconData } from './format'

/** What hangs in the sky. */
export const lights: LexiconData = {
  'light:sun': `太阳 红日 烈日 骄阳 日 圆日 sun`,
  'light:moon': `月 月亮 明月 满月 圆月 皓月 moon full_moon`,
  'light:crescent': `新月 弯月 月牙 残月 钩月 crescent crescent_moon`,
  'light:stars': `星 星星 星辰 星光 star stars`,
  'light:moon time:night': `月夜 月光 月下 月色 明月夜 moonlight moonlit moonlit_night`,
  'light:moon scene:sea': `海上明月 海上生明月`,
}
