import { category } from './define'

/** Lighting. */
export const LIGHT = category('light', '光线', [
  ['逆光', 'backlight', '光从背后来，主体镶上一圈亮边'],
  ['侧光', 'side light', '一半亮一半暗，起伏最清楚'],
  ['顶光', 'top light', '光从头顶落下，阴影短而深'],
  ['柔光', 'soft light', '阴影边缘化开，显得温和'],
  ['硬光', 'hard light', '阴影边缘利落，对比强'],
  ['金色阳光', 'golden sunlight', '整幅蒙上一层暖金色'],
  ['月光', 'moonlight', '冷白的光，亮处很少'],
  ['烛光', 'candlelight', '小小一团暖光，四周沉进黑里'],
  ['火光', 'firelight', '跳动的橙红光，从下往上照'],
  ['霓虹灯光', 'neon light', '彩色的灯光染在物体上'],
  ['丁达尔光', 'god rays', '光束穿过雾气或枝叶，一道道看得见'],
  ['轮廓光', 'rim light', '沿着边缘勾一条亮线，主体跳出来'],
  ['伦勃朗光', 'Rembrandt lighting', '脸颊留一块三角形亮光，沉稳'],
  ['蝴蝶光', 'butterfly lighting', '光在正上方，鼻下有蝶形小影'],
  ['明暗对照', 'chiaroscuro', '大片暗里只亮一处，戏剧感强'],
  ['高调', 'high key', '几乎全是亮色，轻盈干净'],
  ['低调', 'low key', '几乎全是暗色，神秘凝重'],
  ['漫射光', 'diffused light', '像阴天一样均匀，没有明显影子'],
  ['斑驳树影', 'dappled light', '光从叶缝漏下，洒成一块块光斑'],
  ['窗光', 'window light', '从一侧窗口进来，安静自然'],
  ['体积光', 'volumetric light', '空气里看得见光的形状'],
  ['自发光', 'bioluminescence', '物体自己发着幽幽的光'],
  ['灯笼光', 'lantern light', '暖红的一团团光，照亮近处'],
  ['剪影', 'silhouette', '主体全黑，只看外形'],
])
