import { MORE_FOOD, MORE_OBJECTS } from './more-objects'
import { OBJECTS } from './objects'

/**
 * Animals have their feet on the ground, insects are on a leaf, food lies on a table, objects on a
 * plain ground, outdoor things are large and under the open sky; airborne and nocturnal things are
 * in the sky, the latter at night; floating things do not touch the ground or are seen from above.
 */
export type EmojiKind =
  | 'airborne'
  | 'animal'
  | 'boat'
  | 'food'
  | 'insect'
  | 'nocturnal'
  | 'object'
  | 'outdoor'
  | 'swimmer'
  | 'vehicle'
  | 'floating'

/**
 * Things that are drawn with the icons of Fluent Emoji Flat (© Microsoft Corporation, MIT licence)
 * or with icons of our own (`drawn/`).
 * Columns: icon of the set, height in metres, words (the first is the name; `_` is a space inside a
 * word). The words were written and reviewed by hand for this project. Every word belongs to one
 * thing and names nothing that another family draws. Left out are people, most faces, flags,
 * buttons, religious tiles and maps.
 */
export const ROWS: Readonly<Record<EmojiKind, string>> = {
  animal: `
    badger 0.4 獾 狗獾 獾子 badger
    beaver 0.5 河狸 海狸 beaver
    bison 1.8 野牛 美洲野牛 北美野牛 欧洲野牛 bison buffalo
    dodo 1 渡渡鸟 dodo dodo_bird
    donkey 1.2 驴 毛驴 小毛驴 驴子 骡子 骡 donkey mule
    flamingo 1.3 火烈鸟 红鹳 flamingo
    goose 0.8 鹅 大鹅 goose
    gorilla 1.7 大猩猩 gorilla
    guide-dog 0.6 导盲犬 guide_dog
    hatching-chick 0.15 破壳小鸡 小鸡破壳 破壳的小鸡
    hippopotamus 1.5 河马 hippo hippopotamus
    kangaroo 1.5 袋鼠 大袋鼠 小袋鼠 kangaroo wallaby
    mammoth 3.4 猛犸象 猛犸 长毛象 mammoth
    orangutan 1.4 红毛猩猩 orangutan
    ram 1 公羊 大角羊 岩羊
    rhinoceros 1.7 犀牛 白犀牛 黑犀牛 rhino rhinoceros
    skunk 0.4 臭鼬 skunk
    llama 1.7 羊驼 小羊驼 大羊驼 草泥马 alpaca llama
    turtle 0.18 乌龟 小乌龟 陆龟 象龟 龟 tortoise turtle
    turkey 0.9 火鸡 turkey_bird
    zebra 1.4 斑马 小斑马 zebra
    capybara 0.6 水豚 卡皮巴拉 capybara
    pangolin 0.4 穿山甲 pangolin
    chinchilla 0.3 毛丝鼠 龙猫 chinchilla
    marten 0.3 貂 黄鼠狼 雪貂 鼬 伶鼬 白鼬 紫貂 marten ferret weasel
    walrus 1.3 海象 walrus
    chicken 0.4 母鸡 老母鸡 hen
    chameleon 0.3 变色龙 chameleon
    toucan 0.4 巨嘴鸟 toucan
    griffin 2 狮鹫 griffin
  `,
  food: `
    avocado 0.12 牛油果 鳄梨 avocado
    baby-bottle 0.2 奶瓶 婴儿奶瓶 baby_bottle
    bacon 0.2 培根 熏肉 培根肉 bacon
    bagel 0.12 贝果 百吉饼 面包圈 bagel
    baguette-bread 0.5 法棍 法棍面包 长棍面包 法式长棍 法式长棍面包 baguette
    beans 0.05 豆子 芸豆 腰豆 beans kidney_beans
    beer-mug 0.2 啤酒 啤酒杯 扎啤 精酿啤酒 冰啤酒 beer
    bell-pepper 0.12 青椒 甜椒 彩椒 灯笼椒 柿子椒 bell_pepper
    bento-box 0.1 便当 便当盒 盒饭 饭盒 bento lunchbox
    beverage-box 0.2 盒装饮料 盒装果汁 利乐包 juice_box
    blueberries 0.05 蓝莓 blueberry blueberries
    bottle-with-popping-cork 0.35 香槟 香槟酒 起泡酒 champagne
    bowl-with-spoon 0.12 碗勺 碗和勺子 饭碗 碗
    broccoli 0.15 西兰花 西蓝花 花椰菜 绿花菜 broccoli
    burrito 0.2 墨西哥卷饼 墨西哥鸡肉卷 鸡肉卷 卷饼 burrito
    butter 0.08 黄油 butter
    canned-food 0.12 罐头 罐头食品 番茄罐头 canned_food tin_can
    carrot 0.25 胡萝卜 红萝卜 carrot
    cheese-wedge 0.1 奶酪 芝士 乳酪 起司 奶酪块 芝士块 cheese
    chestnut 0.05 栗子 板栗 糖炒栗子 chestnut
    chocolate-bar 0.18 巧克力 巧克力棒 巧克力块 巧克力板 chocolate chocolate_bar
    chopsticks 0.25 筷子 一双筷子 chopsticks
    coconut 0.2 椰子 coconut
    cookie 0.08 饼干 曲奇 曲奇饼 曲奇饼干 巧克力曲奇 cookie cookies biscuit
    cooking 0.1 平底锅 煎锅 frying_pan
    cucumber 0.25 黄瓜 青瓜 cucumber
    curry-rice 0.1 咖喱饭 咖喱 咖喱鸡 curry curry_rice
    custard 0.1 布丁 焦糖布丁 奶冻 pudding
    cut-of-meat 0.2 生肉 肉块 鲜肉 牛肉块 生牛排 raw_meat 生牛肉
    dango 0.2 团子 三色团子 日式团子 dango
    ear-of-corn 0.25 玉米 玉米棒 玉米棒子 苞米 苞谷 甜玉米 corn maize
    egg 0.06 生鸡蛋 egg
    eggplant 0.25 茄子 eggplant aubergine
    falafel 0.08 炸豆丸子 鹰嘴豆丸子 falafel
    fish-cake-with-swirl 0.06 鱼板 鸣门卷 鱼饼 鱼糕 narutomaki fish_cake
    flatbread 0.1 烙饼 大饼 馕 面饼 烤馕 flatbread naan
    fondue 0.25 芝士火锅 奶酪火锅 fondue
    fork-and-knife 0.25 刀叉 叉子 西餐刀叉 餐叉 fork cutlery
    fork-and-knife-with-plate 0.28 盘子 餐具 餐盘 碟子 西餐餐具 plate dinner_plate tableware
    fortune-cookie 0.06 幸运饼干 签语饼 fortune_cookie
    fried-shrimp 0.12 炸虾 天妇罗 炸大虾 fried_shrimp tempura
    garlic 0.08 大蒜 蒜头 garlic
    ginger-root 0.12 生姜 老姜 ginger
    herb 0.2 草药 药草 薄荷叶 herb
    honey-pot 0.15 蜂蜜 蜂蜜罐 蜜罐 honey_pot
    hot-dog 0.15 热狗 热狗面包 hot_dog hotdog
    hot-pepper 0.12 辣椒 红辣椒 小米椒 朝天椒 尖椒 小米辣 chili chili_pepper
    ice-cream 0.12 圣代 sundae
    jar 0.15 罐子 玻璃罐 密封罐 储物罐 jar
    kiwi-fruit 0.07 猕猴桃 奇异果 kiwi kiwifruit
    leafy-green 0.25 青菜 绿叶菜 油麦菜 菜叶 lettuce
    lime 0.07 青柠
    mango 0.12 芒果 mango
    mate 0.15 马黛茶 yerba_mate
    meat-on-bone 0.2 带骨肉 大骨头肉 羊腿 烤羊腿 火腿 ham
    melon 0.2 哈密瓜 甜瓜 香瓜 蜜瓜 网纹瓜 melon cantaloupe
    oden 0.2 关东煮 oden
    olive 0.05 橄榄 油橄榄
    onion 0.1 洋葱 onion
    pancakes 0.1 松饼 美式松饼 薄煎饼 舒芙蕾松饼 热香饼 pancake pancakes
    pea-pod 0.1 豌豆 豌豆荚 毛豆 荷兰豆 豆荚 pea peas edamame
    peanuts 0.05 花生 花生米 花生壳 peanut peanuts
    pie 0.08 馅饼 苹果派 南瓜派 水果派 蓝莓派 pie apple_pie
    pineapple 0.3 菠萝 凤梨 pineapple
    popcorn 0.25 爆米花 popcorn
    pot-of-food 0.25 炖锅 砂锅 炖菜 汤锅 浓汤 stew
    potato 0.1 土豆 马铃薯 洋芋 potato potatoes
    poultry-leg 0.18 鸡腿 炸鸡腿 卤鸡腿 烤鸡腿 chicken_leg
    pretzel 0.12 椒盐卷饼 碱水面包 蝴蝶脆饼 pretzel
    rice-ball 0.1 饭团 三角饭团 日式饭团 onigiri rice_ball
    rice-cracker 0.08 仙贝 米饼 雪饼 rice_cracker
    roasted-sweet-potato 0.15 红薯 烤红薯 地瓜 番薯 烤地瓜 山芋 sweet_potato
    sake 0.15 清酒 日本清酒 清酒瓶 sake
    salt 0.12 食盐 盐罐 盐瓶 调味瓶 胡椒瓶 salt_shaker table_salt
    sandwich 0.1 三明治 sandwich
    shallow-pan-of-food 0.1 海鲜饭 西班牙海鲜饭 paella
    shaved-ice 0.15 刨冰 绵绵冰 shaved_ice
    shortcake 0.12 切片蛋糕 shortcake slice_of_cake
    shrimp 0.1 虾 大虾 对虾 基围虾 虾仁 小虾 河虾 明虾 shrimp prawn
    soft-ice-cream 0.2 冰淇淋甜筒 圆筒冰淇淋 ice_cream_cone soft_serve
    spaghetti 0.1 意大利面 意面 肉酱面 肉酱意面 spaghetti pasta
    spoon 0.2 勺子 汤匙 汤勺 调羹 spoon
    stuffed-flatbread 0.12 口袋饼 沙威玛 土耳其烤肉 kebab
    taco 0.12 塔可 玉米饼 墨西哥玉米饼 taco tacos
    takeout-box 0.15 外卖盒 外卖餐盒 takeout_box
    tamale 0.15 墨西哥粽子 玉米粽 tamale
    tomato 0.08 番茄 西红柿 小番茄 圣女果 tomato
    tropical-drink 0.25 热带饮料 热带果汁 tropical_drink
    tumbler-glass 0.1 威士忌 威士忌酒杯 whisky whiskey
    waffle 0.12 华夫饼 格子饼 窝夫 waffle
    ${MORE_FOOD}
  `,
  object: OBJECTS.trimEnd() + MORE_OBJECTS,
  outdoor: `
    bank 12 银行 银行大楼 bank_building
    barber-pole 0.8 理发店灯柱 三色灯柱 理发店转灯 barber_pole
    building-construction 25 工地 建筑工地 施工工地 塔吊 起重机 construction_site
    bus-stop 1.6 公交站牌 站牌 bus_stop
    church 20 教堂 小教堂 church chapel
    circus-tent 10 马戏团 马戏团帐篷 circus circus_tent
    classical-building 14 希腊神庙 古希腊神庙 帕特农神庙 神殿 古典建筑 greek_temple parthenon
    construction 1 路障 施工路障 road_barrier
    department-store 20 商场 百货商场 百货大楼 购物中心 department_store shopping_mall
    derelict-house 7 鬼屋 废弃房屋 破房子 荒宅 破屋 haunted_house
    ferris-wheel 40 摩天轮 ferris_wheel
    fountain 4 喷泉 喷水池 fountain
    hindu-temple 15 印度教寺庙 印度寺庙 印度神庙 hindu_temple
    hotel 20 酒店 宾馆 旅馆 hotel
    house-with-garden 7 小楼 小楼房 two_storey_house
    houses 8 住宅区 居民区
    hut 3.5 茅草屋 茅草房 草房
    japanese-castle 30 日本城堡 天守阁 大阪城 姬路城 japanese_castle
    moai 4 摩艾石像 复活节岛石像 复活岛石像 moai
    mosque 25 清真寺 mosque
    playground-slide 2.5 滑梯 滑滑梯 儿童滑梯 playground_slide
    post-office 12 邮局 post_office
    roller-coaster 25 过山车 云霄飞车 roller_coaster
    satellite-antenna 3 卫星天线 射电望远镜 雷达 satellite_dish radar
    shinto-shrine 6 鸟居 torii
    stadium 60 体育场 体育馆 运动场 stadium
    statue-of-liberty 46 自由女神像 自由女神 statue_of_liberty
    synagogue 15 犹太教堂 犹太会堂 synagogue
    tornado 60 龙卷风 tornado
    vertical-traffic-light 0.9 红绿灯 交通灯 信号灯 traffic_light
    wedding 15 婚礼教堂 wedding_chapel
    tiananmen 35 天安门 天安门城楼 tiananmen
    pyramid 60 金字塔 埃及金字塔 pyramid pyramids
    triumphal-arch 50 凯旋门 巴黎凯旋门 triumphal_arch
    opera-house 60 悉尼歌剧院 sydney_opera_house
    birds-nest 69 鸟巢 北京鸟巢 国家体育场
    taj-mahal 70 泰姬陵 taj_mahal
    leaning-tower 55 比萨斜塔 斜塔 leaning_tower_of_pisa
    potala 90 布达拉宫 potala_palace
    sphinx 20 狮身人面像 斯芬克斯 sphinx
    colosseum 48 罗马斗兽场 斗兽场 古罗马斗兽场 罗马竞技场 colosseum
    gate-house 5 府门 府邸大门 朱门 朱红大门 宅门 红漆大门
    memorial-archway 9 牌坊 牌楼 石牌坊 古牌坊
    airport 30 机场 飞机场 airport
    petrol-station 6 加油站 petrol_station gas_station
    greenhouse 5 温室 玻璃温室 花房 阳光房 greenhouse
    water-well 2 古井 水井 井 water_well
    chimney-stack 30 烟囱 大烟囱 chimney
    phone-booth 2.5 电话亭 红色电话亭 phone_booth
    news-kiosk 3 报刊亭 报亭 kiosk
    dam 60 大坝 水坝 三峡大坝 水电站 dam
    seesaw 1 跷跷板 seesaw
    igloo 3 冰屋 因纽特冰屋 igloo
    swing 2.2 秋千 秋千架 swing
    hammock 1.4 吊床 hammock
    scarecrow 1.8 稻草人 scarecrow
    basketball-hoop 3.2 篮球架 篮球筐 篮筐 basketball_hoop
    hay-bale 1.6 稻草垛 草垛 干草垛 草堆 haystack
    red-banner 0.65 红旗 小红旗
    rock 0.5 石头 岩石块 一块石头 大石头 rock stone boulder
    grass-tuft 0.3 小草 一株小草
    umbrella-on-ground 2 沙滩伞 beach_umbrella
    cannon 1.1 大炮 火炮 cannon
    stone-statue 2.5 雕像 石像 石雕像 人物雕像 statue
  `,
  vehicle: `
    ambulance 2.6 救护车 急救车 ambulance
    auto-rickshaw 1.8 三蹦子 嘟嘟车 突突车 tuk_tuk auto_rickshaw
    kick-scooter 1 滑板车 儿童滑板车 kick_scooter
    minibus 2.3 面包车 小巴 小巴车 中巴 minibus minivan
    pickup-truck 1.9 皮卡 皮卡车 pickup_truck
    racing-car 1.1 方程式赛车 f1赛车 formula_1
    tractor 2.6 拖拉机 tractor
    tram-car 4 有轨电车 电车 tram streetcar
    trolleybus 3.4 无轨电车 trolleybus
    excavator 3.2 挖掘机 挖土机 excavator
    bulldozer 3 推土机 铲车 bulldozer
    forklift 2.4 叉车 forklift
    crane-truck 3.4 吊车 crane_truck
    tank 2.6 坦克 装甲坦克 tank
    carriage 2.4 马车 南瓜马车 carriage
    baby-carriage 1 婴儿车 baby_carriage stroller
    sedan-chair 2 轿子 花轿 大红花轿 sedan_chair
    bumper-car 1.2 碰碰车 bumper_car
  `,
  floating: `
    alien 0.3 外星人头 外星人头像 alien_head
    alien-monster 0.5 像素外星人 space_invader
    anatomical-heart 0.12 心脏 人体心脏 anatomical_heart
    biohazard 0.5 生化标志 生物危害标志 biohazard
    brain 0.15 大脑 脑子 人脑 brain
    broken-heart 0.3 破碎的心 碎心 broken_heart
    bubbles 0.3 泡泡 气泡 肥皂泡 bubbles
    carp-streamer 1.5 鲤鱼旗 鲤鱼幡 koinobori
    check-mark 0.4 对勾 对号 check_mark
    clinking-glasses 0.25 香槟杯 香槟碰杯 champagne_glasses
    cross-mark 0.4 叉号 cross_mark
    dna 0.5 双螺旋 dna dna双螺旋 基因链 double_helix
    drop-of-blood 0.1 血滴 drop_of_blood
    droplet 0.1 水滴 水珠 droplet water_drop
    fire 0.8 火焰 一团火 火苗 flame flames
    footprints 0.3 脚印 足迹 鞋印 footprints
    ghost 0.8 幽灵 鬼 小幽灵 鬼魂 万圣节幽灵 ghost
    goblin 0.5 天狗面具 tengu
    heart-suit 0.3 红桃
    heart-with-arrow 0.3 一箭穿心 丘比特之箭 heart_with_arrow
    hibiscus 0.12 朱槿 扶桑花 木槿花 木槿 hibiscus
    infinity 0.3 无穷符号 无限符号
    kiss-mark 0.06 唇印 吻痕 红唇印 kiss_mark
    lungs 0.3 肺 肺部 人体肺部 lungs
    medical-symbol 0.5 蛇杖 rod_of_asclepius
    microbe 0.1 细菌 微生物 microbe germ bacteria
    musical-note 0.3 音符 musical_note
    musical-notes 0.3 一串音符 musical_notes
    no-entry 0.6 禁止通行标志 no_entry
    no-smoking 0.5 禁烟标志 禁止吸烟标志 no_smoking
    ogre 0.5 鬼面具 般若面具 oni
    otter 0.5 水獭 海獭 otter sea_otter
    paw-prints 0.15 爪印 猫爪印 狗爪印 猫爪 paw_prints paw_print
    prohibited 0.5 禁止标志 禁止符号
    radioactive 0.5 辐射标志 核辐射标志 radiation_symbol
    recycling-symbol 0.5 回收标志 循环标志 recycling_symbol
    red-exclamation-mark 0.5 感叹号 叹号 exclamation_mark
    red-heart 0.3 爱心 红心 心形 大红心 red_heart heart_symbol
    maple-leaf 0.15 红枫叶 maple_leaf
    cherry-blossom 0.12 樱花花朵 樱花图标
    fallen-leaf 0.15 落叶图标
    leaf-fluttering-in-wind 0.15 树叶图标 叶子图标
    star 0.4 星星图标 star_icon
    sunflower 0.3 向日葵图标 sunflower_icon
    snowflake 0.3 雪花图案 雪花图标 雪花晶体 snowflake_icon
    red-question-mark 0.5 问号 question_mark
    smiling-face-with-horns 0.4 小恶魔 小恶鬼 小魔鬼
    skull 0.25 骷髅 骷髅头 骷颅头 头骨 头盖骨 skull
    skull-and-crossbones 0.5 海盗骷髅 骷髅标志 skull_and_crossbones
    sloth 0.6 树懒 sloth
    spade-suit 0.3 黑桃
    speech-balloon 0.3 对话框 气泡框 聊天气泡 对话气泡 speech_bubble speech_balloon
    spider-web 0.6 蜘蛛网 蛛网 spider_web cobweb
    thought-balloon 0.3 思考气泡 想法气泡 thought_bubble
    trident-emblem 0.8 三叉戟 trident
    warning 0.5 警告标志 警示标志 warning_sign
    gantt-chart 0.4 甘特图 gantt_chart
    flow-chart 0.4 流程图 flowchart flow_chart
    mind-map 0.4 思维导图 脑图 mind_map
    org-chart 0.4 组织架构图 组织结构图 树状图 树形图 org_chart
    architecture-diagram 0.4 架构图 系统架构图 技术架构图 architecture_diagram
    knowledge-graph 0.4 知识图谱 关系图谱 关系图 网络拓扑图 拓扑图 knowledge_graph
    timeline 0.4 时间轴 timeline
    pie-chart 0.4 饼图 饼状图 扇形图 pie_chart
    radar-chart 0.4 雷达图 radar_chart
    arrow-sign 0.4 箭头 箭头符号 arrow
    tai-chi 0.4 太极图 阴阳鱼 阴阳图 太极 yin_yang
    bagua 0.4 八卦 八卦图 bagua
    red-cross-sign 0.4 红十字 红十字标志 red_cross
    wings-pair 0.6 翅膀 羽翼 一对翅膀 白色翅膀 wings
    tear-drop 0.1 眼泪 泪滴 泪珠 teardrop
    animal-cell 0.3 细胞 动物细胞 细胞结构 cell
    atom-model 0.3 原子 原子结构 原子模型 atom
    molecule-model 0.3 分子 分子结构 分子模型 molecule
    virus-model 0.3 病毒 冠状病毒 新冠病毒 virus
    solar-system 0.5 太阳系 solar_system
    solar-eclipse 0.4 日食 日全食 solar_eclipse
    lunar-eclipse 0.4 月食 月全食 血月 lunar_eclipse
    spiral-sign 0.3 螺旋线 螺旋图案
    fist 0.2 拳头 fist
    eye 0.1 眼睛 大眼睛 eye
    ear 0.1 耳朵 ear
    mouth 0.1 嘴唇 嘴巴 红唇 lips mouth
    nose 0.1 鼻子 nose
    thumbs-up 0.2 大拇指 点赞图标 thumbs_up
    handshake 0.2 握手图标 握手标志 handshake
    heart-hands 0.2 比心图标 heart_hands
    slightly-smiling-face 0.3 笑脸 smiley smiling_face
    crying-face 0.3 哭脸 crying_face
    paper-plane 0.2 纸飞机 paper_plane
    starfish 0.15 海星 starfish
    seashell 0.1 贝壳 扇贝 seashell shell
    sea-urchin 0.1 海胆 sea_urchin
  `,
  airborne: `
    eagle 0.8 飞鹰 飞翔的老鹰 飞翔的雄鹰 翱翔的雄鹰 翱翔的老鹰 雄鹰展翅 展翅雄鹰 雄鹰展翅高飞 flying_eagle
    dove 0.3 飞翔的鸽子 展翅的白鸽 飞鸽 flying_dove
    aerial-tramway 3 索道 索道缆车
    mountain-cableway 3 缆车 cable_car
    parachute 6 降落伞 parachute
  `,
  nocturnal: `
    bat 0.25 蝙蝠 小蝙蝠 bat
    comet 1 彗星 扫把星 comet
    satellite 4 人造卫星 卫星 artificial_satellite
  `,
  insect: `
    ant 0.05 蚂蚁 小蚂蚁 工蚁 蚁后 ant
    beetle 0.05 甲虫 独角仙 金龟子 屎壳郎 锹甲 beetle
    bug 0.05 毛毛虫 毛虫 青虫 菜青虫 虫子 caterpillar
    cockroach 0.05 蟑螂 cockroach
    cricket 0.05 蟋蟀 蚱蜢 蝈蝈 蛐蛐 蝗虫 螽斯 grasshopper locust
    fly 0.05 苍蝇 housefly
    honeybee 0.05 黄蜂 马蜂 胡蜂 wasp
    lizard 0.2 蜥蜴 壁虎 守宫 lizard gecko
    mosquito 0.05 蚊子 mosquito
    scorpion 0.1 蝎子 毒蝎 scorpion
    spider 0.06 蜘蛛 大蜘蛛 毒蜘蛛 spider tarantula
    worm 0.05 蚯蚓 蠕虫 earthworm worm
    praying-mantis 0.08 螳螂 praying_mantis
    silkworm 0.05 蚕 蚕宝宝 silkworm
    centipede 0.08 蜈蚣 centipede
    cicada 0.05 知了 蝉 cicada
    firefly 0.05 一只萤火虫 一个萤火虫
  `,
  swimmer: `
    blowfish 0.3 河豚 刺豚 河鲀 blowfish pufferfish
    oyster 0.1 生蚝 牡蛎 珍珠贝 珍珠蚌 oyster
    shark 3 鲨鱼 大白鲨 小鲨鱼 shark
    squid 0.6 鱿鱼 乌贼 墨鱼 squid cuttlefish
    seahorse 0.15 海马 seahorse
    loach 0.15 泥鳅 鳗鱼 loach eel
    orca 6 虎鲸 逆戟鲸 杀人鲸 orca
  `,
  boat: `
    ferry 15 渡轮 轮渡 渡船 ferry
    motor-boat 6 游艇 汽艇 motorboat
    speedboat 2 快艇 speedboat
  `,
}
