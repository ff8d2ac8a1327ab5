/** Data: drugs as goods or use. */
import { defineList } from './define'

export default defineList({
  category: 'drugs',
  words: `
    冰毒 海洛因 可卡因 摇头丸 大麻烟 吸大麻 抽大麻 种大麻 卖大麻 大麻出售 吸毒 贩毒 制毒 毒品 毒贩 嗑药
    迷幻蘑菇出售 氯胺酮 芬太尼 罂粟壳 鸦片馆 注射毒
    heroin cocaine methamphetamine crystal_meth fentanyl ecstasy_pills drug_dealer
  `,
  ordinary: `
    拒绝毒品 远离毒品 珍爱生命远离毒品 禁毒 冰毒蛇 消毒品 毒品种 有毒品种 无毒品种 病毒品种 解毒品
    抑制毒 自制毒 控制毒 炮制毒 限制毒
  `,
})
