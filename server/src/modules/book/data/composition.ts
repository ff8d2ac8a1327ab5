import { category } from './define'

/** Composition of a picture. */
export const COMPOSITION = category('composition', '构图', [
  ['三分构图', 'rule of thirds', '主体放在三分线上，稳而不呆'],
  ['居中构图', 'centered composition', '主体在正中，庄重直接'],
  ['对称构图', 'symmetrical composition', '左右或上下相映，安定'],
  ['对角线构图', 'diagonal composition', '主线斜穿画面，有动势'],
  ['引导线', 'leading lines', '路、河、栏杆把目光带向主体'],
  ['框式构图', 'frame within a frame', '用门窗或枝叶把主体框起来'],
  ['留白', 'negative space', '大片空着，让主体有呼吸'],
  ['前景遮挡', 'foreground framing', '近处虚掩一层，画面有深度'],
  ['三角构图', 'triangular composition', '主体摆成三角，最稳当'],
  ['S 形构图', 'S-curve composition', '曲线蜿蜒进深处，柔美'],
  ['放射构图', 'radial composition', '线条从一点散开，聚焦中心'],
  ['黄金螺旋', 'golden spiral', '沿螺旋安排轻重，目光一路收进去'],
  ['满构图', 'fill the frame', '主体占满画面，细节扑面而来'],
  ['重复图案', 'repeating pattern', '同样的形一再出现，有节奏'],
  ['平铺俯拍', 'flat lay', '东西整齐摆在平面上，从正上方看'],
  ['层层叠叠', 'layered depth', '前中后景分明，一层淡过一层'],
  ['单点透视', 'one-point perspective', '所有线都收向一个点，纵深强'],
  ['散点透视', 'scattered perspective', '像长卷一样边走边看'],
  ['倒影', 'reflection', '上下相映，多出一个世界'],
  ['极简', 'minimalist composition', '只留一两样东西，其余都去掉'],
])
