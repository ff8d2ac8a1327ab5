import type { LexiconData } from './format'

/** Apparent material of everything. */
export const materials: LexiconData = {
  'material:porcelain': `青花瓷 青花 瓷器 陶瓷 瓷 瓷片 景德镇 青瓷 白瓷 釉 釉色 釉里红 瓷画 porcelain ceramic
    blue_and_white_porcelain china_blue delft azulejo glazed`,
  'material:jade': `玉 翡翠 玉石 白玉 碧玉 和田玉 玉雕 玉质 温润如玉 琉璃瓦 青玉 jade jadeite nephrite jade_carving`,
  'material:silk': `丝绸 绸缎 锦缎 刺绣 苏绣 丝绢 织锦 云锦 绢 锦绣 丝 湘绣 蜀锦 纱 轻纱 薄纱 silk embroidery embroidered brocade
    satin tapestry velvet gauze silken`,
  'material:gilt': `鎏金 烫金 描金 金箔 镶金 洒金 泥金 金粉 金箔画 掐丝珐琅 景泰蓝 漆器 漆画 黑金 鎏金风 gilt gilded gold_leaf gold_foil
    lacquer cloisonne black_and_gold klimt byzantine gilding`,
  'material:glass': `玻璃 琉璃 水晶 彩色玻璃 花窗玻璃 彩绘玻璃 玻璃质感 冰晶 透亮 晶莹 晶莹剔透 glass crystal stained_glass
    translucent glassy prism`,
  'material:stone': `石雕 大理石 浮雕 石刻 砖雕 石质 水泥 碑刻 拓片 岩画 石像 marble stone_carving carved
    bas-relief sandstone granite slate rubbing cave_painting concrete`,
  'material:paper': `纸 牛皮纸 和纸 纸张 纸质 羊皮纸 旧纸 信笺 明信片 古籍 书页 手账 纸质感 宣纸质感 paper kraft_paper parchment washi
    postcard old_paper scroll textured_paper`,
}
