import { category } from './define'

/** What things are made of. */
export const MATERIAL = category('material', '材质', [
  ['水晶', 'crystal', '透亮，边缘折出彩光'],
  ['玻璃', 'glass', '透明，有清亮的反光'],
  ['陶瓷', 'ceramic', '光滑温润，带一点釉光'],
  ['青花瓷', 'blue and white porcelain', '白底蓝花，清雅'],
  ['玉石', 'jade', '半透明，油润含蓄'],
  ['黄金', 'gold', '亮黄反光，贵气'],
  ['青铜', 'bronze', '暗绿带锈，古老厚重'],
  ['白银', 'silver', '冷白的金属光'],
  ['不锈钢', 'stainless steel', '像镜子一样的冷光'],
  ['木头', 'wood', '有年轮木纹，温暖'],
  ['竹子', 'bamboo', '细长有节，清瘦'],
  ['大理石', 'marble', '白底灰纹，冷而光洁'],
  ['丝绸', 'silk', '柔滑，光泽顺着褶子走'],
  ['羊毛毡', 'felt', '毛茸茸的小玩偶感'],
  ['毛线针织', 'knitted wool', '一针一针的纹理，暖和'],
  ['皮革', 'leather', '有细纹，越旧越好看'],
  ['纸', 'paper', '轻薄，有纤维和折痕'],
  ['剪纸', 'paper cut', '一层层彩纸剪出来的样子'],
  ['折纸', 'origami', '直线折面，棱角分明'],
  ['黏土', 'clay', '圆润的手捏痕迹'],
  ['冰', 'ice', '透明带裂纹，冷冷发亮'],
  ['琥珀', 'amber', '透着蜜色，里面藏着东西'],
  ['珍珠', 'pearl', '柔和的虹彩光'],
  ['漆器', 'lacquerware', '深红乌黑，光可鉴人'],
])
