import type { LexiconData } from './format'

/** Bodies of the sky. */
export const lights: LexiconData = {
  'light:moon time:night tint:red': `血月 红月 blood_moon`,
  'light:moon time:night tint:blue': `蓝月 蓝月亮 blue_moon`,
  'light:sun tint:red': `红太阳 red_sun`,
  'light:sun': `太阳 红日 日 圆日 日头 金乌 日轮 光芒 丁达尔 丁达尔光 光束 光照进 光照入 光洒进 sun`,
  'light:moon': `月 月亮 明月 满月 圆月 皓月 月儿 玉兔 婵娟 玉盘 冰轮 孤月 冷月 moon full_moon lunar`,
  'light:moon motif:great-disc': `巨大的月亮 巨大月亮 巨大的满月 巨大的圆月 巨大的明月 硕大的月亮 硕大的圆月 超级月亮 大月亮 巨大的月球 巨月 giant_moon huge_moon`,
  'light:sun time:sunset motif:great-disc': `巨大的落日 巨大的夕阳 巨大的残阳 giant_setting_sun`,
  'light:sun motif:great-disc': `巨大的太阳 巨大的红日 giant_sun`,
  'light:crescent': `弯弯的月亮 弯弯的月儿 弯月亮 新月 弯月 月牙 残月 钩月 月钩 上弦月 下弦月 峨眉月 一弯新月 娥眉月 如钩 crescent crescent_moon new_moon`,
  'light:stars': `星 星星 星辰 星光 星斗 群星 繁星闪烁 星子 star starlight`,
  'light:moon time:night': `月夜 月光 月下 月色 明月夜 皎洁 皓月当空 月圆 月明 月影 月光下 月华 花前月下 moonlight moonlit
    moonlit_night moonrise`,
  'light:moon light:stars time:night': `星月 星月夜 星月交辉 月明星稀 披星戴月 moon_and_stars`,
  'light:moon scene:sea': `海上明月`,
  '!light:moon time:night': `无月之夜 月黑风高 moonless`,
  '!light:stars': `starless`,
  'weather:clear light:sun time:day': `正午的阳光 正午阳光 中午的阳光 窗外的阳光 窗外阳光 灿烂的阳光 灿烂阳光 阳光灿烂 明媚的阳光 明媚阳光 阳光普照`,
  'light:sun time:day': `阳光 日光 暖阳 烈日 骄阳 晒太阳 sunlight sunshine sunlit sunbeam sunrays sunbeams`,
}
