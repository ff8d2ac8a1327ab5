import type { LexiconData } from './format'

/** Sizes and places of the thing next to them. A place may mean a framing if it is alone. */
export const positions: LexiconData = {
  'size:large': `大 高大 硕大 庞大 巨型 参天 大大 超大 特大 粗壮 巨 擎天 高高 很大 最大 大号 偌大 big large huge giant
    tall great oversized`,
  'size:large mood:grand': `巨大 宏大 伟大 enormous gigantic massive towering colossal`,
  'size:small': `小 小小 微小 细小 迷你 渺小 袖珍 小巧 娇小 矮小 小型 小号 很小 small tiny little miniature mini
    minuscule petite wee`,
  'place:left': `左边 左侧 左 左方 左面 左端 左岸 左手边 左半边 on_the_left left to_the_left left_side at_left
    on_the_left_side left-hand`,
  'place:right': `右边 右侧 右 右方 右面 右端 右岸 右手边 右半边 on_the_right right to_the_right right_side at_right
    on_the_right_side right-hand`,
  'place:middle': `中间 中央 正中 正中央 居中 中心 正中间 画面中央 in_the_middle in_the_centre in_the_center middle centre
    center at_the_centre at_the_center central`,
  'place:far': `远处 远方 远 遥远 天边 天边外 远端 彼岸 对岸 尽头 in_the_distance distant far far_away faraway
    in_the_background background on_the_horizon far-off remote`,
  'place:near': `近处 近 前方 眼前 面前 跟前 近旁 in_the_foreground foreground nearby up_close in_front`,
  'place:near framing:close': `近景 前景`,
  'place:top': `上方 顶部 顶端 上空 高处 左上 右上 左上角 右上角 头顶 天上 空中 半空 半空中 at_the_top top
    upper upper_left upper_right`,
  'place:bottom': `下方 底部 底下 低处 左下 右下 左下角 右下角 角落 脚下 at_the_bottom bottom lower lower_left lower_right`,
}
