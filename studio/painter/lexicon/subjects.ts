import type { LexiconData } from './format'

const animalsWords: LexiconData = {
  'subject:cat': `猫 小猫 猫咪 猫儿 花猫 狸花猫 家猫 喵 喵星人 cat cats kitten kittens kitty tabby`,
  'subject:cat tint:black': `黑猫 black_cat`,
  'subject:cat tint:white': `白猫 white_cat`,
  'subject:dog': `狗 小狗 狗狗 犬 柴犬 秋田犬 土狗 黄狗 汪 dog dogs puppy puppies shiba shiba_inu hound`,
  'subject:deer': `鹿 小鹿 梅花鹿 鹿群 雄鹿 驯鹿 麋鹿 麋 林深见鹿 deer stag stags doe fawn reindeer elk`,
  'subject:horse': `马 骏马 马儿 马群 奔马 战马 黑马 骑马 万马奔腾 horse horses stallion mare pony`,
  'subject:horse tint:white': `白马 white_horse`,
  'subject:fox': `狐狸 狐 小狐狸 赤狐 火狐 fox foxes vixen`,
  'subject:fox tint:white': `白狐 雪狐 九尾狐 arctic_fox`,
  'subject:rabbit': `兔子 兔 小兔子 小兔 野兔 rabbit rabbits bunny bunnies hare hares`,
  'subject:rabbit tint:white': `白兔 小白兔 white_rabbit`,
  'subject:panda': `熊猫 大熊猫 熊猫宝宝 国宝 panda pandas`,
  'subject:butterfly': `蝴蝶 蝶 彩蝶 花蝴蝶 蝶舞 粉蝶 凤蝶 butterfly butterflies`,
  'subject:dragon': `龙 巨龙 神龙 中国龙 飞龙 金龙 祥龙 腾龙 龙腾 云龙 龙飞 dragon dragons chinese_dragon loong`,
  'subject:dragon tint:green': `青龙 azure_dragon`,
  'subject:dragon tint:white': `白龙`,
  'subject:dragon scene:sea': `蛟龙 海龙 龙王`,
  'subject:cat tint:orange': `橘猫 大橘 ginger_cat orange_cat`,
}

const birdsWords: LexiconData = {
  'subject:crane': `鹤 仙鹤 白鹤 丹顶鹤 鹤群 crane cranes`,
  'subject:birds': `海鸥 大雁 雁 群鸟 归雁 归鸟 鸟群 白鹭 鸥 gull gulls
    seagull seagulls geese`,
  'subject:swallow': `燕子 燕 飞燕 春燕 归燕 燕归来 小燕子 swallow swallows`,
  'subject:owl': `猫头鹰 夜枭 鸮 雪鸮 owl owls`,
  'subject:songbird': `小鸟 麻雀 画眉 云雀 百灵 夜莺 山雀 燕雀 雀 鸟雀 杜鹃鸟 布谷鸟 songbird sparrow nightingale lark
    finch little_bird small_bird wren thrush skylark cuckoo`,
  'subject:songbird tint:gold': `黄鹂 黄莺 莺 金丝雀 黄雀 流莺 oriole canary`,
  'subject:songbird tint:green': `鹦鹉 parrot`,
  'subject:songbird tint:blue': `翠鸟 蓝鸟 蓝雀 kingfisher bluebird blue_jay`,
  'subject:songbird tint:red': `红雀 知更鸟 robin cardinal`,
  'subject:songbird tint:black': `喜鹊 八哥 magpie blackbird`,
}

const buildingsWords: LexiconData = {
  'subject:lighthouse': `灯塔 lighthouse lighthouses`,
  'subject:pagoda': `塔楼 五重塔 三重塔 七层塔 九层塔 七级浮屠 木塔 塔 古塔 宝塔 佛塔 雷峰塔 pagoda pagodas`,
  'subject:temple': `寺 寺庙 古庙 庙 庙宇 古寺 山寺 寺院 大殿 佛殿 寺庙大殿 temple temples`,
  'subject:pavilion': `亭 亭子 凉亭 楼阁 亭台 阁 亭台楼阁 水榭 湖心亭 古亭 楼台 pavilion pavilions gazebo`,
  'subject:cottage': `屋 竹屋 石屋 小屋 茅屋 草屋 房子 房屋 农舍    草堂
    cottage cottages hut huts house houses `,
  'subject:cabin': `木屋 小木屋 木头房子 木房子 原木屋 原木小屋 圆木屋 cabin cabins log_cabin wooden_house`,
  'subject:cottage weather:snow': `雪屋 雪中小屋`,
  'subject:cabin weather:snow': `snow_cabin snowy_cabin`,
  'kind:bridge': `桥 大桥 小桥 bridge bridges`,
  'subject:bridge': `古桥 断桥 廊桥`,
  'subject:stone-bridge': `石桥 小石桥 石板桥 stone_bridge`,
  'subject:arch-bridge': `拱桥 石拱桥 赵州桥 月桥 单孔桥 arch_bridge`,
  'subject:zigzag-bridge': `九曲桥 曲桥 zigzag_bridge`,
  'subject:wooden-bridge': `木桥 小木桥 木板桥 wooden_bridge`,
  'subject:rope-bridge': `吊桥 索桥 绳桥 木吊桥 suspension_bridge rope_bridge`,
  'subject:log-bridge': `独木桥 log_bridge`,
  'subject:castle': `城堡 古堡 古城堡 老城堡 中世纪城堡 堡垒 城堡群 castle castles fortress chateau`,
  'subject:windmill': `风车 大风车 荷兰风车 风车磨坊 磨坊 windmill windmills`,
}

const craftWords: LexiconData = {
  'subject:sailboat': `帆船 帆 白帆 风帆 大船 sailboat sailboats sail sails`,
  'subject:skiff': `小船 客船 画舫 游船 小渔船 独木舟 canoe punt gondola 渔船 乌篷船 扁舟 小舟 舟 轻舟 渔舟 木船 竹筏 船夫
    fishing_boat rowboat skiff`,
  'subject:skiff mood:lonely': `孤舟 一叶扁舟 一叶孤舟 lonely_boat`,
  'subject:balloon': `热气球 气球 彩色气球 hot_air_balloon hot_air_balloons balloon balloons`,
  'subject:train': `火车 列车 蒸汽火车 绿皮火车 小火车 高架桥 铁路 train trains locomotive steam_train railway viaduct`,
  'subject:skiff time:night': `渔火`,
}

const fishWords: LexiconData = {
  'subject:koi': `锦鲤 锦鲤鱼 鲤鱼 红鲤 koi carp`,
  'subject:whale': `鲸 鲸鱼 蓝鲸 座头鲸 鲸落 巨鲸 白鲸 鲸尾 whale whales humpback`,
  'subject:jellyfish': `水母 海月水母 jellyfish jellyfishes medusa`,
  'subject:fish': `热带鱼 海鱼 小丑鱼 沙丁鱼 鱼阵 神仙鱼 tropical_fish sardines shoal school_of_fish clownfish`,
  'subject:koi tint:orange': `金鱼 goldfish`,
}

const flowersWords: LexiconData = {
  'subject:lotus': `荷 荷花 莲花 睡莲 莲 荷叶 莲叶 红莲 lotus lotuses water_lily water_lilies`,
  'subject:peony': `牡丹 牡丹花 芍药 芍药花 国色天香 花开富贵 peony peonies`,
  'subject:sunflower': `向日葵 葵花 向阳花 向日葵田 sunflower sunflowers`,
}

const heavenWords: LexiconData = {
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

const peopleWords: LexiconData = {
  'subject:walker': `行人 路人 旅人 游人 行者 过客 路上的人 pedestrian traveller traveler wanderer passer-by
    passerby hiker 独行者 漫步者 散步的人 旅者 walker stroller walking_person`,
  'subject:fisherman': `渔翁 渔夫 渔人 渔父 钓鱼的人 钓鱼人 垂钓者 钓者 钓翁 蓑笠翁 钓鱼 垂钓 钓叟 fisherman fishermen angler
    fisher fishing`,
  'subject:fisherman mood:lonely': `独钓`,
  'subject:reader': `读书人 看书的人 读书的人 看书 读书 阅读 书生 夜读 阅读的人 灯下读书 reader reading scholar
    reading_person reading_a_book reading_books`,
  'subject:walker subject:umbrella': `撑伞 打伞 持伞 撑伞人 撑伞的人 打伞的人 雨中行人 撑着伞 打着伞 person_with_umbrella
    man_with_umbrella woman_with_umbrella girl_with_umbrella person_with_an_umbrella
    woman_with_an_umbrella man_with_an_umbrella girl_with_an_umbrella under_an_umbrella
    with_an_umbrella`,
}

const thingsWords: LexiconData = {
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

const treesWords: LexiconData = {
  'subject:pine': `古树 古木 参天古树 参天古木 百年古树 千年古树 雪松 落叶松 柏树 松枝 cedar 松 松树 青松 古松 松柏 迎客松 苍松 pine pines pine_tree pine_trees`,
  'subject:pine mood:lonely': `孤松 lone_pine`,
  'subject:willow': `柳 柳树 垂柳 杨柳 柳条 翠柳 柳枝 willow willows`,
  'subject:bamboo': `竹 竹子 翠竹  修竹 竹叶 bamboo`,
  'subject:reeds': `芦苇 芦花 芦荻 水草 蒲苇 reed reeds`,
  'subject:plum': `梅 梅花 红梅 腊梅 寒梅 梅枝 梅树 plum_blossom plum_blossoms plum plum_branch`,
  'subject:sakura': `樱花 樱 桃花 花枝 杏花 桃林 cherry_blossom cherry_blossoms sakura
    peach_blossom peach_blossoms`,
  'subject:sakura season:spring': `樱花季 樱花季节 赏樱 赏樱季 樱花节 桃花季`,
  'subject:maple season:autumn': `枫叶季 红叶季 赏枫 赏枫季 枫叶季节`,
  'subject:cherry-tree': `樱花树 樱树 桃树 桃花树 杏树 杏花树 cherry_tree cherry_trees peach_tree`,
  'subject:bare-tree': `枯树 枯木 枯藤 枯枝 老树枯藤 枯藤老树 枯树枝 bare_tree dead_tree withered_tree`,
  'subject:bare-tree subject:crow': `枯藤老树昏鸦`,
  'subject:maple': `枫 枫树 红枫 枫木 maple maples maple_tree maple_trees`,
  'subject:sakura tint:white': `梨花 pear_blossom pear_blossoms`,
  'subject:cherry-tree tint:white': `梨树 梨花树`,
  'subject:maple tint:gold': `梧桐 梧桐树 银杏 银杏树 银杏叶 ginkgo ginkgos ginkgo_tree`,
}

export const subjectWords = [
  craftWords,
  buildingsWords,
  treesWords,
  flowersWords,
  birdsWords,
  fishWords,
  thingsWords,
  animalsWords,
  peopleWords,
  heavenWords,
]
