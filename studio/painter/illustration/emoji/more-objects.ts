/** More of them, most with icons of our own (`drawn/`). Columns as in `table.ts`. */
export const MORE_OBJECTS = `
  fridge 1.7 冰箱 电冰箱 双门冰箱 fridge refrigerator
  washing-machine 0.9 洗衣机 滚筒洗衣机 washing_machine
  air-conditioner 0.4 空调 空调机 挂式空调 air_conditioner
  electric-fan 0.8 电风扇 风扇 落地扇 电扇 electric_fan
  hair-dryer 0.25 吹风机 电吹风 吹风筒 hair_dryer hairdryer
  microwave 0.3 微波炉 microwave
  oven 0.6 烤箱 电烤箱 空气炸锅 oven
  rice-cooker 0.3 电饭煲 电饭锅 电压力锅 rice_cooker
  blender 0.4 榨汁机 搅拌机 料理机 破壁机 豆浆机 blender juicer
  coffee-machine 0.4 咖啡机 coffee_machine espresso_machine
  vacuum-cleaner 0.9 吸尘器 vacuum_cleaner
  electric-iron 0.15 电熨斗 熨斗 clothes_iron
  loudspeaker-box 0.4 音箱 音响 蓝牙音箱 蓝牙音响 智能音箱 loudspeaker_box
  drone 0.3 无人机 四旋翼 航拍无人机 drone quadcopter
  projector 0.2 投影仪 投影机 projector
  handheld-console 0.12 游戏机 掌上游戏机 掌机 game_console
  power-bank 0.12 充电宝 移动电源 power_bank
  usb-drive 0.06 u盘 优盘 闪存盘 usb_drive
  router 0.2 路由器 无线路由器 wifi路由器 router
  chip 0.05 芯片 处理器 cpu microchip
  socket 0.09 插座 电源插座 墙壁插座 power_socket
  calculator 0.15 计算器 calculator
  gramophone 0.6 留声机 唱片机 黑胶唱片机 gramophone
  server-rack 1.8 服务器 服务器机柜 机房服务器 机房 算力机房 服务器机房 数据中心 server_rack
  typewriter 0.25 打字机 老式打字机 typewriter
  remote-control 0.18 遥控器 电视遥控器 remote_control
  wardrobe 2 衣柜 大衣柜 衣橱 橱柜 wardrobe
  low-table 0.35 案几 几案 矮几 矮案几 炕桌 炕几 矮桌
  tea-table 0.45 茶几 边几 coffee_table
  fish-tank 0.35 鱼缸 金鱼缸 玻璃鱼缸 金鱼在鱼缸里 鱼缸里的金鱼 鱼缸中的金鱼 鱼缸里的鱼 鱼在鱼缸里 fish_tank fishbowl
  pillow 0.2 枕头 抱枕 靠枕 靠垫 pillow cushion
  dressing-table 1.4 梳妆台 化妆台 dressing_table
  bedside-table 0.5 床头柜 bedside_table nightstand
  shoe-cabinet 0.7 鞋柜 电视柜 shoe_cabinet
  bird-cage 0.6 鸟笼 鸟笼子 bird_cage birdcage
  drawers 0.8 抽屉 抽屉柜 斗柜 五斗柜 drawers
  curtain 2.2 窗帘 帘子 curtain curtains
  folding-screen 1.8 屏风 折叠屏风 folding_screen
  stool 0.5 凳子 小凳子 木凳 圆凳 板凳 stool
  blanket 0.3 毯子 毛毯 毛巾被 blanket
  wooden-tub 0.6 木桶 木水桶 wooden_tub
  sweater 0.65 毛衣 毛衫 针织衫 羊毛衫 毛线衣 羊绒衫 开衫 sweater jumper
  hoodie 0.7 卫衣 连帽衫 连帽卫衣 hoodie
  shirt 0.7 衬衫 衬衣 白衬衫 dress_shirt
  down-jacket 0.7 羽绒服 棉袄 棉服 羽绒衣 down_jacket puffer_jacket
  suit 0.75 西装 西服 西装外套 正装 suit
  qipao 1.2 旗袍 短旗袍 cheongsam qipao
  hanfu 1.3 汉服 齐胸襦裙 襦裙 hanfu
  wedding-dress 1.5 婚纱 婚纱裙 白色婚纱 wedding_dress
  evening-gown 1.4 晚礼服 礼服裙 礼服 礼裙 evening_gown
  vest 0.6 马甲 坎肩 背心马甲 毛背心 waistcoat
  raincoat 0.9 雨衣 raincoat
  pyjamas 1.3 睡衣 家居服 pyjamas pajamas
  beret 0.1 贝雷帽 画家帽 beret
  belt 0.05 皮带 腰带 belt
  cape 1.4 斗篷 披风 cape cloak
  silk-scarf 0.6 丝巾 纱巾 silk_scarf
  pleated-skirt 0.5 百褶裙 半身裙 短裙 格子裙 skirt
  face-mask 0.12 口罩 医用口罩 face_mask
  bow-tie 0.06 领结 bow_tie
  apron 0.9 围裙 apron
  pearl 0.05 珍珠 pearl pearls
  hairpin 0.15 发簪 簪子 步摇 金钗 发钗
  hair-clip 0.06 发夹 发卡 hair_clip
  brooch 0.05 胸针 brooch
  earrings 0.05 耳环 耳坠 耳钉 earrings
  bangle 0.08 手镯 玉镯 镯子 玉手镯 bangle
  bracelet 0.08 手链 脚链 bracelet
  jade-pendant 0.06 玉佩 玉坠 平安扣 jade_pendant
  pocket-watch 0.06 怀表 pocket_watch
  harmonica 0.05 口琴 harmonica
  erhu 0.8 二胡 erhu
  guzheng 0.7 古筝 古琴 筝 瑶琴 七弦琴 guzheng guqin
  pipa 1 琵琶 pipa
  cello 1.2 大提琴 低音提琴 cello
  harp 1.5 竖琴 箜篌 harp
  suona 0.5 唢呐 suona
  waist-drum 0.35 腰鼓 红鼓 waist_drum
  chime-bells 1.6 编钟 chime_bells
  gong 0.9 锣 铜锣 大锣 gong
  wooden-fish 0.15 木鱼 敲木鱼 电子木鱼
  gourd-flute 0.4 葫芦丝
  drum-kit 1.2 架子鼓 爵士鼓 drum_kit drum_set
  music-box 0.12 音乐盒 八音盒 music_box
  music-pipe 0.6 箫 洞箫
  ocarina 0.1 陶笛 陶埙 埙 ocarina
  whistle 0.05 口哨 哨子 whistle
  toy-blocks 0.2 积木 搭积木 积木玩具 toy_blocks building_blocks
  magic-cube 0.07 魔方 三阶魔方 rubiks_cube magic_cube
  spinning-top 0.08 陀螺 spinning_top
  pinwheel 0.4 风车玩具 纸风车 玩具风车 pinwheel
  marbles 0.05 弹珠 玻璃弹珠 玻璃球 弹子 marbles
  opera-mask 0.25 面具
  roly-poly 0.2 不倒翁 roly_poly
  xiangqi 0.05 象棋 中国象棋 象棋棋子
  go-board 0.15 围棋 围棋棋盘 棋盘 五子棋
  bamboo-copter 0.2 竹蜻蜓
  paper-boat 0.1 纸船 小纸船 折纸船 paper_boat
  rattle-drum 0.25 拨浪鼓
  chinese-knot 0.3 中国结 chinese_knot
  scent-sachet 0.1 香囊 荷包 香包
  clay-figure 0.15 泥人 泥娃娃 面人
  pliers 0.2 钳子 老虎钳 尖嘴钳 pliers
  shovel 1.1 铲子 铁锹 铁铲 铁锨 shovel spade
  eraser 0.05 橡皮 橡皮擦 eraser
  globe 0.4 地球仪
  first-aid-kit 0.3 急救箱 医药箱 药箱 first_aid_kit
  mop 1.3 拖把 拖布 mop
  clothes-button 0.05 纽扣 扣子
  spear 2 长矛 红缨枪 长枪 spear
  gold-ingot 0.06 金元宝 元宝 gold_ingot
  treasure-chest 0.5 宝箱 藏宝箱 百宝箱 treasure_chest
  beaker 0.15 烧杯 beaker
  hand-scroll 0.5 画轴 画卷
  ship-wheel 0.8 船舵 舵盘 舵轮 ship_wheel
  chalk 0.08 粉笔 chalk
  power-drill 0.25 电钻 power_drill
  sickle 0.5 镰刀 sickle
  matchsticks 0.06 火柴 火柴盒 火柴棒 matches matchstick
  cigarette-lighter 0.08 打火机 cigarette_lighter
  potion-bottle 0.2 药水瓶 魔药 魔法药水 药水 potion
  bronze-mirror 0.2 铜镜 古铜镜
  incense-burner 0.3 香炉 铜香炉 incense_burner
  bronze-tripod 0.8 鼎 青铜鼎 司母戊鼎 后母戊鼎 青铜器
  fishing-net 0.5 渔网 捞网 fishing_net
  dream-catcher 0.6 捕梦网 dreamcatcher dream_catcher
  flower-wreath 0.4 花环 花圈 圣诞花环 flower_wreath wreath
  flower-basket 0.4 花篮 flower_basket
  funnel 0.15 漏斗 funnel
  watering-can 0.3 浇水壶 洒水壶 喷壶 watering_can
  gourd 0.2 葫芦 宝葫芦 gourd calabash
  cooking-pot 0.25 一口锅 炒锅 铁锅 电磁锅 锅具
  chopping-board 0.3 砧板 菜板 案板 chopping_board
  reed-diffuser 0.2 香薰瓶 香氛瓶 扩香 扩香石 无火香薰 藤条香薰 扩香瓶 香薰机 reed_diffuser
  surfboard 2 冲浪板 surfboard
  dart 0.15 飞镖 dart
  hula-hoop 0.9 呼啦圈 hula_hoop
  treadmill 1.4 跑步机 treadmill
  baseball-bat 0.9 棒球棒 棒球棍 球棒 baseball_bat
  shuttlecock-kick 0.12 毽子 踢毽子
  honeycomb-hive 0.5 蜂窝 蜂巢 马蜂窝 beehive
  mosquito-coil 0.12 蚊香 盘香
  letter-open 0.15 信 信纸 一封信 书信 家书
  sticky-note 0.08 便签 便利贴 便签纸
  bookmark-strip 0.15 书签 bookmark
  lily 0.6 百合 百合花 香水百合
  chrysanthemum 0.5 菊花 黄菊花 秋菊 chrysanthemum
  magnolia 0.5 玉兰花 玉兰 白玉兰 木兰花 紫玉兰 magnolia
  dandelion 0.3 蒲公英 dandelion
  orchid 0.5 兰花 蝴蝶兰 君子兰 orchid
  narcissus 0.4 水仙 水仙花 narcissus daffodil
  carnation 0.5 康乃馨 carnation
  spider-lily 0.5 彼岸花 曼珠沙华 red_spider_lily
  jasmine 0.3 茉莉 茉莉花 栀子花 jasmine
  osmanthus 0.3 桂花 桂花枝 金桂 osmanthus
  snow-globe 0.15 雪球 水晶雪球 snow_globe
  latin-cross-sign 0.8 十字架 latin_cross
  skeleton 1.7 骨架 骷髅架 骷髅人 骷髅骨架 skeleton
  cylinder-solid 0.3 圆柱 圆柱体
  cigarette 0.08 香烟 烟卷 cigarette
  buddha-statue 1.5 佛像 弥勒佛 观音像 佛祖像 大佛 buddha_statue
  terracotta-warrior 1.8 兵马俑 陶俑 terracotta_warrior terracotta_army
  mummy 1.7 木乃伊 mummy
  reaper 1.9 死神 grim_reaper
  slime 0.4 史莱姆 slime
`

export const MORE_FOOD = `lychee 0.05 荔枝 lychee litchi
  longan 0.05 龙眼 桂圆 longan
  durian 0.3 榴莲 durian
  dragon-fruit 0.15 火龙果 dragon_fruit pitaya
  pomelo 0.2 柚子 蜜柚 pomelo
  bayberry 0.05 杨梅 bayberry
  loquat 0.06 枇杷 loquat
  mangosteen 0.07 山竹 mangosteen
  papaya 0.2 木瓜 papaya
  plum-fruit 0.06 李子 黑布林 西梅
  jujube 0.05 红枣 枣子 冬枣 jujube
  mulberry 0.05 桑葚 mulberry
  white-radish 0.3 白萝卜 萝卜 radish daikon
  lotus-root 0.2 莲藕 藕 lotus_root
  winter-melon 0.3 冬瓜 winter_melon
  bitter-melon 0.2 苦瓜 bitter_melon
  cabbage-head 0.2 包菜 卷心菜 甘蓝 圆白菜 cabbage
  chives 0.3 韭菜 大葱 小葱 葱 chives scallion
  coriander 0.2 香菜 芫荽 coriander
  celery 0.4 芹菜 celery
  winter-pumpkin 0.3 南瓜 大南瓜 pumpkin
  fried-dough 0.2 油条 youtiao
  pan-cake-roll 0.2 煎饼 煎饼果子 鸡蛋灌饼 手抓饼
  tofu 0.08 豆腐 tofu
  stinky-tofu 0.1 臭豆腐 stinky_tofu
  spring-rolls 0.1 春卷 spring_roll spring_rolls
  sausage 0.15 香肠 火腿肠 烤肠 sausage
  dorayaki 0.08 铜锣烧 dorayaki
  jelly 0.12 果冻 jelly
  mochi 0.06 大福 草莓大福 雪媚娘 麻薯 mochi
  green-rice-ball 0.06 青团
  mineral-water 0.22 矿泉水 矿泉水瓶 瓶装水 纯净水 塑料瓶 water_bottle`
