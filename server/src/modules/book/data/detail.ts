import { category } from './define'

/** Amount of detail. */
export const DETAIL = category('detail', '细节', [
  ['精细', 'highly detailed', '每一处都有东西看'],
  ['极简细节', 'minimal detail', '只留必要的'],
  ['繁复花纹', 'intricate pattern', '密密的纹样'],
  ['皮肤纹理', 'skin texture', '看得见毛孔和光泽'],
  ['毛发', 'detailed fur', '一根根的毛'],
  ['布料褶皱', 'fabric folds', '衣褶顺着身体走'],
  ['水珠', 'water droplets', '晶莹的小水滴'],
  ['露珠', 'dewdrops', '清晨叶上的水珠'],
  ['裂纹', 'cracks', '细细的开裂，有年头'],
  ['锈迹', 'rust', '铁上的红褐色'],
  ['苔藓', 'moss', '石头和木头上的绿绒'],
  ['灰尘光点', 'dust particles', '光束里飘着的小点'],
  ['飞舞的花瓣', 'swirling petals', '画面里有轻轻的动'],
  ['烟雾', 'smoke', '丝丝缕缕地升'],
  ['火星', 'sparks', '溅起的小亮点'],
  ['涟漪', 'ripples', '水面一圈圈'],
  ['反光', 'glossy reflections', '光亮的表面映出周围'],
  ['纹身图案', 'tattoo pattern', '皮肤上的线条图案'],
  ['刺绣', 'embroidery', '丝线绣出的花'],
  ['浮雕', 'bas-relief', '从平面上微微凸起'],
  ['马赛克', 'mosaic tiles', '小块拼成的图'],
  ['笔触', 'visible brushstrokes', '看得见画的痕迹'],
])
