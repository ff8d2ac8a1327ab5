import type { LexiconData } from '../format'

export const thingsWords: LexiconData = {
  'subject:sky-lantern': `孔明灯 天灯 放天灯 sky_lantern sky_lanterns`,
  'subject:lantern': `灯笼 红灯笼 花灯 宫灯 lantern lanterns red_lantern red_lanterns`,
  'subject:teapot': `茶壶 紫砂壶 茶具 茶 茶杯 茶席 喝茶 品茶 一壶茶 工夫茶 茶香 teapot teapots tea tea_set teacup`,
  'subject:fruit': `水果 果盘 果篮 苹果 梨 葡萄 fruit fruits apple apples pear pears grapes`,
  'subject:vase': `花瓶 瓷瓶 青花瓷瓶 瓶花 插花 梅瓶 vase vases flower_vase ikebana`,
  'subject:umbrella': `伞 雨伞 油纸伞 红伞 纸伞 花伞 umbrella umbrellas parasol paper_umbrella`,
  'subject:kite': `风筝 纸鸢 放风筝 沙燕 纸鹞 kite kites`,
  'subject:mushrooms': `蘑菇 毒蝇伞 香菇 菌子 小蘑菇 红蘑菇 mushroom mushrooms toadstool toadstools fungi`,
  'subject:books': `砚台 笔墨纸砚 文房四宝 毛笔 书 书本 book books 书籍 古书 书卷 线装书 inkstone`,
  'subject:persimmons': `柿子 红柿 persimmon persimmons`,
  'subject:oranges': `橘子 橙子 柑橘 蜜桔 oranges orange_fruit tangerine tangerines mandarin`,
  'subject:pomegranates': `石榴 pomegranate pomegranates`,
  'subject:lamp scene:interior motif:desk': `台灯 desk_lamp table_lamp reading_lamp`,
  'subject:lamp scene:interior': `油灯 落地灯 煤油灯 oil_lamp`,
}
