/** Data: hatred and sects. */
import { defineList } from './define'

export default defineList({
  category: 'hatred',
  words: `
    纳粹 种族灭绝 种族清洗 大屠杀 邪教 全能神教 三K党 白人至上 黑鬼 棒子国 小日本鬼子 反犹
    nazi nazis swastika genocide ku_klux_klan sieg_heil ethnic_cleansing
  `,
  ordinary: `
    反犹豫 支那么 一支那 两支那 几支那 这支那 那支那 枝支那 反对邪教 抵制邪教 防范邪教
    无邪教 黑鬼屋 黑鬼魂 黑鬼怪 黑鬼火 黑鬼影 漆黑鬼 黑鬼城
  `,
})
