/** Data: terror, weapons and explosives as goods or instructions. */
import { defineList } from './define'

export default defineList({
  category: 'weapons',
  words: `
    恐怖袭击 恐怖组织 恐怖分子 人肉炸弹 自杀式炸弹 自制炸弹 制作炸弹 炸弹配方 制作炸药 炸药配方 自制火药
    制造枪支 自制枪支 出售枪支 枪支出售 出售手枪 出售猎枪 出售气枪 仿真枪出售 买卖枪支 枪支买卖 雷管出售
    出售雷管 弩箭专卖 毒药配方 制作毒药
    伊斯兰国组织 圣战组织 isis terrorist terrorists terrorism pipe_bomb bomb_making suicide_bomber
    mass_shooting
  `,
  ordinary: `
    isis_goddess goddess_isis isis_temple temple_of_isis
  `,
})
