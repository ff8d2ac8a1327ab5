import type { LexiconData } from '../format'

export const heavenWords: LexiconData = {
  'subject:aurora': `极光 北极光 南极光 aurora auroras northern_lights aurora_borealis`,
  'subject:rainbow': `彩虹 虹 虹桥 霓虹桥 rainbow rainbows`,
  'subject:double-rainbow': `双彩虹 双虹 两道彩虹 双道彩虹 double_rainbow`,
  'subject:lightning weather:storm': `闪电 雷电 电闪雷鸣 雷电交加 雷鸣电闪 闪电雷鸣 lightning lightning_bolt`,
  'weather:storm subject:lightning': `雷雨 雷阵雨 雷暴 打雷 惊雷 thunder thunderstorm`,
  'subject:meteor time:night light:stars': `流星 一颗流星 shooting_star meteor falling_star`,
  'subject:meteor-shower time:night light:stars': `流星雨 英仙座流星雨 meteor_shower shooting_stars`,
  'subject:milky-way time:night light:stars': `银河 星河 天河 星汉 璀璨星河 milky_way`,
  'subject:fireworks time:night': `烟花 焰火 礼花 烟火 烟花表演 烟花秀 绚烂烟花 放烟花 fireworks firework`,
  'subject:falling-petals': `花瓣 花瓣雨 飘落的花瓣 花瓣飘落 花瓣飞舞 花瓣纷飞 花瓣飘舞 花瓣飘飞 落花 落花纷飞 落英缤纷
    樱花瓣 桃花瓣 梅花瓣 petals falling_petals`,
  'subject:falling-leaves season:autumn': `落叶 落叶飘落 落叶纷飞 飘落的落叶 落叶飘零 树叶飘落 枫叶飘落 黄叶飘落 银杏叶飘落 falling_leaves`,
  'subject:fireflies': `光点 光点飞舞 飞舞的光点 漂浮的光点 精灵般的光点 萤火般的光点 魔法光点 金色光点 点点荧光 发光的粒子`,
  'subject:fireflies time:night': `萤火虫 萤火虫群 萤火 流萤 萤火虫飞舞 点点萤火 fireflies firefly`,
}
