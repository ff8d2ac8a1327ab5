/** Data: gambling. */
import { defineList } from './define'

export default defineList({
  category: 'gambling',
  words: `
    六合彩 时时彩 赌球 赌场直营 网上赌场 在线赌场 网络赌博 赌博网站 赌博平台 博彩网 博彩平台 百家乐平台
    真人荷官 老虎机平台 下注平台 地下赌庄 赌资 外围足球 足球投注 棋牌套现 澳门新葡京
    online_casino sports_betting bet365
  `,
})
