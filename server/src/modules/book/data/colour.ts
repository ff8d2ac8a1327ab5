import { category } from './define'

/** Colours of a picture. */
export const COLOUR = category('colour', '色彩', [
  ['暖色调', 'warm tones', '红橙黄为主，亲近热闹'],
  ['冷色调', 'cool tones', '蓝青为主，安静疏远'],
  ['黑白', 'black and white', '去掉颜色，只看光和形'],
  ['单色', 'monochrome', '一种颜色的深深浅浅'],
  ['莫兰迪色', 'muted Morandi palette', '掺了灰的颜色，安静耐看'],
  ['马卡龙色', 'macaron pastel colors', '粉嫩清甜的浅色'],
  ['高饱和', 'vivid saturated colors', '颜色又鲜又浓'],
  ['低饱和', 'desaturated colors', '颜色淡下来，沉静'],
  ['撞色', 'color blocking', '对立的颜色放在一起，醒目'],
  ['互补色', 'complementary colors', '红配绿、蓝配橙，互相衬亮'],
  ['邻近色', 'analogous colors', '挨着的颜色，和谐顺眼'],
  ['渐变', 'gradient', '颜色慢慢过渡'],
  ['青绿', 'turquoise green', '石青石绿，山水的颜色'],
  ['朱红', 'vermilion', '浓正的红，印泥和宫墙'],
  ['靛蓝', 'indigo', '深沉的蓝，染布的颜色'],
  ['藕荷色', 'pale lilac', '淡淡的紫粉'],
  ['鹅黄', 'gosling yellow', '嫩嫩的浅黄'],
  ['月白', 'moon white', '白里带一点点蓝'],
  ['黛色', 'dark slate blue', '远山和眉的青黑'],
  ['胭脂红', 'rouge red', '女子妆面的红'],
  ['鎏金', 'gilded gold', '在深色上描一层金'],
  ['虹彩', 'iridescent', '随角度变出彩虹色'],
  ['复古褪色', 'faded vintage colors', '像放久的照片，发黄发淡'],
  ['青橙色调', 'teal and orange', '电影里常见，人暖景冷'],
])
