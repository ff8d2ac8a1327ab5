import { wordSet } from './names'

/** Kinds that are called by a colour and have their own. */
export const KINDS_BY_COLOUR = wordSet(`
  青蛙 棕熊 灰狼 灰熊 蓝鲸 白鲸 灰鲸 白海豚 白葡萄酒 红酒杯 白米饭 白粥 黑猩猩 银狐 青蛙崽 棕熊崽 灰狼崽 蓝鲸崽 白鲸崽 白海豚崽
  黑豹 灰兔 白鼠 灰鼠 白猴 白鹿 青牛 黑猪 粉猪 白象 红龙 红烛 黄菊花 白菊花 白莲 白鹅
`)
