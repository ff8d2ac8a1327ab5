/** Things of a house, tools, instruments, sports, clothes and devices. Columns as in `table.ts`. */
export const OBJECTS = `
  1st-place-medal 0.12 金牌 冠军奖牌 gold_medal
  2nd-place-medal 0.12 银牌 silver_medal
  3rd-place-medal 0.12 铜牌 bronze_medal
  abacus 0.2 算盘 abacus
  accordion 0.4 手风琴 accordion
  adhesive-bandage 0.05 创可贴 创口贴 band_aid bandage
  admission-tickets 0.1 门票 入场券 电影票 演出票 tickets
  alembic 0.3 蒸馏器 蒸馏瓶 alembic
  american-football 0.28 橄榄球 美式橄榄球 american_football
  amphora 0.6 双耳陶罐 古希腊陶罐 古希腊陶瓶 amphora
  anchor 1.5 船锚 锚 铁锚 anchor
  artist-palette 0.3 调色板 调色盘
  axe 0.6 斧头 斧子 板斧 axe hatchet
  backpack 0.5 书包 背包 双肩包 backpack schoolbag
  badminton 0.65 羽毛球 羽毛球拍 badminton shuttlecock
  balance-scale 0.4 天平 天平秤 balance_scale
  ballet-shoes 0.25 芭蕾舞鞋 芭蕾鞋 舞鞋 足尖鞋 ballet_shoes
  ballot-box-with-ballot 0.5 投票箱 票箱 ballot_box
  banjo 0.9 班卓琴 banjo
  bar-chart 0.3 柱状图 条形图 柱形图 bar_chart
  baseball 0.07 棒球 baseball
  basketball 0.24 篮球 basketball
  bathtub 1.1 浴缸 浴盆 bathtub
  battery 0.06 电池 干电池 蓄电池 充电电池 battery
  bed 0.9 床 双人床 单人床 大床 木床 床铺 小床 bed
  bell 0.2 铃铛 小铃铛 铜铃 手摇铃 bell
  bellhop-bell 0.08 服务铃 呼叫铃 前台铃 bellhop_bell
  bikini 0.4 比基尼 bikini_set
  billed-cap 0.14 帽子 棒球帽 鸭舌帽 遮阳帽 baseball_cap
  black-nib 0.1 钢笔尖 笔尖 nib
  bomb 0.25 炸弹 定时炸弹 bomb
  bone 0.15 骨头 大骨头 bone
  boomerang 0.35 回旋镖 回力镖 飞去来器 boomerang
  bow-and-arrow 1.3 弓箭 长弓 bow_and_arrow
  bowling 0.38 保龄球 保龄球瓶 bowling
  boxing-glove 0.3 拳击手套 拳套 boxing_glove boxing_gloves
  brick 0.4 砖头 砖块 红砖 砖墙 brick bricks
  briefcase 0.35 公文包 手提箱 公事包 briefcase
  briefs 0.25 内裤 三角裤 三角内裤 briefs
  bucket 0.3 水桶 小桶 塑料桶 bucket pail
  bullseye 0.5 靶子 飞镖靶 箭靶 标靶 飞镖盘 靶心 bullseye dartboard
  card-file-box 0.3 档案盒 卡片盒 file_box
  card-index 0.12 名片夹 rolodex
  carousel-horse 1.6 旋转木马 木马 carousel carousel_horse
  carpentry-saw 0.5 锯子 手锯 木锯 handsaw
  chains 0.3 锁链 铁链 链条 铁链子 chains
  chart-increasing 0.3 折线图 上涨曲线 增长曲线 line_chart
  chess-pawn 0.1 国际象棋 棋子 国际象棋棋子 chess chess_pawn
  christmas-tree 2 圣诞树
  clamp 0.2 夹钳 台钳 虎钳 clamp
  clapper-board 0.28 场记板 电影场记板 clapperboard
  clipboard 0.3 写字板 剪贴板 clipboard
  closed-umbrella 0.9 收起的伞 收起的雨伞
  clutch-bag 0.2 化妆包 手拿包 clutch_bag
  coat 1.1 大衣 外套 风衣 夹克 呢子大衣 coat jacket
  coffin 1.9 棺材 棺木 灵柩 coffin
  coin 0.05 硬币 金币 钱币 coin coins
  compass 0.1 指南针 compass
  computer-mouse 0.1 鼠标 电脑鼠标 无线鼠标 computer_mouse
  crayon 0.1 蜡笔 crayons wax_crayon
  credit-card 0.06 信用卡 银行卡 储蓄卡 credit_card
  cricket-game 0.9 板球 板球拍 cricket_bat
  crossed-swords 1 双剑 交叉双剑
  crutch 1.2 拐杖 腋拐 双拐 crutch crutches
  curling-stone 0.2 冰壶 curling curling_stone
  crystal-ball 0.2 水晶球 占卜球 水晶球音乐盒 crystal_ball
  dagger 0.4 匕首 短刀 dagger
  desktop-computer 0.5 台式电脑 台式机 显示器 电脑显示器 desktop_computer monitor
  diving-mask 0.2 潜水面罩 潜水镜 浮潜面镜 浮潜面罩 diving_mask snorkel
  diya-lamp 0.08 印度油灯 酥油灯 diya
  dollar-banknote 0.07 钞票 纸币 现金 美元 美钞 banknote money cash
  door 2 一扇门 木门 房门 大门 door
  dress 1.2 连衣裙 裙子 长裙 dress
  drum 0.4 鼓 小鼓 军鼓 大鼓 drum
  dvd 0.12 影碟 dvd光盘 dvd
  e-mail 0.12 电子邮件 email
  electric-plug 0.1 插头 电源插头 electric_plug
  empty-nest 0.15 鸟窝 bird_nest
  envelope 0.12 信封 信件 邮件 envelope
  euro-banknote 0.07 欧元 euro
  fax-machine 0.25 传真机 fax_machine
  feather 0.25 羽毛 feather
  field-hockey 0.9 曲棍球 曲棍球棒 field_hockey
  file-cabinet 1.3 文件柜 档案柜 file_cabinet
  file-folder 0.3 文件夹 folder
  film-frames 0.1 电影胶片 胶卷 底片 胶片卷 film_strip
  film-projector 0.4 放映机 电影放映机 film_projector
  fire-extinguisher 0.6 灭火器 fire_extinguisher
  firecracker 0.2 鞭炮 爆竹 炮仗 炮竹 firecracker firecrackers
  fishing-pole 2 钓鱼竿 鱼竿 钓竿 fishing_pole fishing_rod
  flag-in-hole 2 高尔夫 高尔夫球 高尔夫球洞 golf
  flashlight 0.2 手电筒 手电 电筒 flashlight
  flat-shoe 0.1 平底鞋 女士平底鞋 flat_shoe
  floppy-disk 0.1 软盘 磁盘 floppy_disk
  flower-playing-cards 0.09 花札 花牌 hanafuda
  flute 0.6 笛子 长笛 竹笛 短笛 flute
  fountain-pen 0.14 钢笔 墨水笔 fountain_pen
  four-leaf-clover 0.1 四叶草 幸运草 four_leaf_clover
  framed-picture 0.5 相框 挂画
  fuel-pump 1.8 加油机 加油枪 油泵 gas_pump fuel_pump
  game-die 0.05 骰子 色子 dice
  gear 0.3 齿轮 cog
  gem-stone 0.05 宝石 钻石 蓝宝石 gem diamond
  gloves 0.25 手套 gloves
  goal-net 2.4 球门 足球门
  goggles 0.1 护目镜 泳镜 滑雪镜 游泳镜 goggles
  graduation-cap 0.2 学士帽 毕业帽 博士帽 graduation_cap
  guitar 1.3 电吉他 electric_guitar
  hair-pick 0.18 梳子 木梳 发梳 comb
  hammer 0.35 锤子 铁锤 榔头 hammer
  hammer-and-wrench 0.35 维修工具 五金工具 tools
  headstone 1 墓碑 墓石 headstone tombstone gravestone
  hiking-boot 0.2 靴子 登山靴 徒步靴 马丁靴 登山鞋 hiking_boot
  hook 0.15 钩子 铁钩 鱼钩 吊钩
  hourglass-done 0.25 沙漏 hourglass
  hyacinth 0.3 风信子 hyacinth
  ice 0.1 冰块 一块冰
  ice-hockey 1.3 冰球 冰球杆 ice_hockey
  ice-skate 0.25 冰鞋 冰刀鞋 溜冰鞋 滑冰鞋 冰刀 ice_skate ice_skates
  identification-card 0.06 身份证 工作证 证件 工牌 胸牌 id_card
  jack-o-lantern 0.4 南瓜灯 万圣节南瓜灯 jack_o_lantern
  japanese-dolls 0.4 日本人偶 雏人偶 hina_dolls
  jeans 1 牛仔裤 裤子 长裤 jeans trousers pants
  joker 0.09 扑克牌 扑克 小丑牌 大小王 纸牌 大王牌 poker
  joystick 0.2 操纵杆 摇杆 游戏摇杆 joystick
  keyboard 0.3 键盘 机械键盘 电脑键盘 keyboard
  kimono 1.4 和服 浴衣 kimono
  kitchen-knife 0.3 菜刀 一把刀 厨刀 水果刀 小刀 kitchen_knife knife
  knot 0.2 绳结 绳子 麻绳 rope
  label 0.08 吊牌 标签
  lacrosse 1 长曲棍球 袋棍球 lacrosse
  ladder 2.5 梯子 木梯 爬梯 人字梯 ladder
  ledger 0.25 账本 ledger
  light-bulb 0.12 灯泡 电灯泡 白炽灯 light_bulb lightbulb
  locked 0.1 锁 挂锁 铁锁 锁头 padlock
  long-drum 0.7 非洲鼓 手鼓 康加鼓 djembe conga
  lotion-bottle 0.2 洗手液 洗发露 护发素 shampoo
  loudspeaker 0.3 喇叭 扩音器 大喇叭 手持喇叭 扩音喇叭 loudspeaker megaphone
  love-letter 0.12 情书 love_letter
  low-battery 0.06 低电量电池 low_battery
  luggage 0.7 行李箱 旅行箱 拉杆箱 行李 luggage suitcase
  magic-wand 0.35 魔法棒 魔杖 魔棒 magic_wand
  magnet 0.12 磁铁 马蹄磁铁 吸铁石 magnet
  magnifying-glass-tilted-left 0.2 放大镜 magnifying_glass magnifier
  mahjong-red-dragon 0.05 麻将 麻将牌 mahjong
  mans-shoe 0.12 皮鞋 男鞋 leather_shoe
  manual-wheelchair 1 轮椅 wheelchair
  maracas 0.25 沙锤 沙槌 沙球 maracas
  martial-arts-uniform 1.2 道服 柔道服 跆拳道服 空手道服 练功服 karate_uniform
  mechanical-arm 0.6 机械臂 机械手臂 义肢 假肢 mechanical_arm robot_arm
  mechanical-leg 0.8 机械腿 mechanical_leg
  memo 0.3 备忘录 便条 memo sticky_note
  microphone 0.25 麦克风 话筒 microphone mic
  microscope 0.4 显微镜 microscope
  military-helmet 0.25 头盔 钢盔 军用头盔 helmet military_helmet
  military-medal 0.1 军功章 功勋章 military_medal
  mirror 0.4 镜子 梳妆镜 化妆镜 mirror
  mirror-ball 0.4 迪斯科球 灯球 镜面球 disco_ball
  money-bag 0.3 钱袋 钱袋子 一袋钱 money_bag
  motorized-wheelchair 1 电动轮椅 electric_wheelchair
  mouse-trap 0.06 捕鼠器 老鼠夹 捕鼠夹 mousetrap
  movie-camera 0.4 摄影机 电影摄影机 movie_camera
  musical-keyboard 0.7 琴键 钢琴键 piano_keys
  musical-score 0.3 乐谱 五线谱 曲谱 sheet_music
  nazar-amulet 0.06 恶魔之眼 蓝眼睛护身符
  necktie 0.5 领带 necktie
  nest-with-eggs 0.15 鸟蛋 有蛋的鸟窝
  nesting-dolls 0.2 套娃 俄罗斯套娃 matryoshka nesting_dolls
  newspaper 0.4 报纸 newspaper
  notebook 0.22 记事本 本子 notebook
  nut-and-bolt 0.06 螺丝 螺丝钉 螺栓 螺母 螺钉 screw
  oil-drum 0.9 油桶 石油桶 oil_drum
  one-piece-swimsuit 0.7 泳衣 连体泳衣 泳装
  open-mailbox-with-raised-flag 1.2 美式邮箱 美式信箱
  optical-disk 0.12 光盘 光碟 cd compact_disc
  package 0.3 纸箱 包裹 快递盒 快递箱 快递包裹 package parcel cardboard_box
  page-facing-up 0.3 文件 文档 document
  pager 0.08 寻呼机 传呼机 bb机 bp机 pager
  paintbrush 0.25 画笔 油画笔 刷子 paintbrush
  paperclip 0.05 回形针 曲别针 paperclip
  party-popper 0.2 礼花筒 派对礼花 party_popper
  pen 0.14 圆珠笔 中性笔 签字笔 水笔 ballpoint_pen
  performing-arts 0.3 戏剧面具 喜剧面具 悲喜面具 theater_masks
  petri-dish 0.1 培养皿 petri_dish
  piata 0.6 皮纳塔 pinata
  pick 0.9 镐子 铁镐 鹤嘴锄 十字镐 pickaxe
  pile-of-poo 0.2 便便 大便 poop
  pill 0.05 药丸 药片 胶囊 药物 pill
  pine-decoration 1 门松 kadomatsu
  ping-pong 0.26 乒乓球 乒乓球拍 乒乓 ping_pong table_tennis
  placard 1.2 标语牌 placard
  plunger 0.5 马桶搋 皮搋子 搋子 plunger
  pool-8-ball 0.06 台球 桌球 八号球 billiards
  postal-horn 0.3 号角 邮号
  postbox 1.3 邮筒 邮箱 信箱 postbox mailbox
  pound-banknote 0.07 英镑
  prayer-beads 0.3 佛珠 念珠 手串 prayer_beads
  printer 0.3 打印机 复印机 printer
  purse 0.1 钱包 零钱包 小钱包 purse wallet
  pushpin 0.05 图钉 pushpin thumbtack
  puzzle-piece 0.05 拼图 拼图块 puzzle jigsaw
  radio 0.3 收音机 radio
  razor 0.15 剃须刀 刮胡刀 剃刀 razor
  receipt 0.2 收据 小票 发票 账单 receipt
  red-envelope 0.17 红包 压岁钱 red_envelope
  reminder-ribbon 0.1 丝带 awareness_ribbon
  rescue-workers-helmet 0.25 安全帽 救援头盔 hard_hat
  ribbon 0.1 蝴蝶结
  ring-buoy 0.7 救生圈 游泳圈 泳圈 lifebuoy swim_ring
  roll-of-paper 0.12 卫生纸 卷纸 厕纸 纸巾 手纸 toilet_paper
  rolled-up-newspaper 0.3 报纸卷
  roller-skate 0.25 轮滑鞋 旱冰鞋 四轮溜冰鞋 roller_skate roller_skates
  round-pushpin 0.05 大头针 圆头图钉 map_pin
  rugby-football 0.28 英式橄榄球 rugby rugby_ball
  running-shirt 0.7 背心 运动背心
  safety-pin 0.05 别针 安全别针 safety_pin
  safety-vest 0.6 反光背心 反光衣 安全背心 safety_vest
  sari 1.4 纱丽 莎丽
  saxophone 0.65 萨克斯管 萨克斯 萨克斯风 saxophone sax
  scarf 0.6 围巾 围脖 scarf
  scissors 0.2 剪刀 剪子 scissors
  screwdriver 0.25 螺丝刀 起子 改锥 screwdriver
  seat 1.1 飞机座椅 座位
  sewing-needle 0.05 缝衣针 绣花针 sewing_needle
  shamrock 0.1 三叶草 苜蓿 shamrock clover
  shield 0.7 盾牌 盾 shield
  shopping-bags 0.4 购物袋 手提袋 纸袋
  shopping-cart 1 购物车 超市购物车 手推车 shopping_cart
  shorts 0.45 短裤 运动短裤 沙滩裤 shorts
  shower 0.25 花洒 淋浴喷头 淋浴 shower_head
  skateboard 0.6 滑板 skateboard
  skis 1.7 滑雪板 skis
  sled 0.5 雪橇 sled sleigh
  slot-machine 1.6 老虎机 角子机 slot_machine
  soccer-ball 0.22 足球 soccer_ball football
  socks 0.3 袜子 长袜 短袜 棉袜 socks
  softball 0.1 垒球
  spiral-notepad 0.2 线圈本 活页本 便签本 notepad
  spiral-shell 0.15 海螺 螺壳 海螺壳 conch
  sponge 0.06 海绵 洗碗海绵 sponge
  sports-medal 0.12 奖牌 运动奖牌 medal
  stethoscope 0.4 听诊器 stethoscope
  stopwatch 0.07 秒表 跑表 码表 stopwatch
  straight-ruler 0.3 尺子 直尺 格尺 ruler
  studio-microphone 0.3 录音麦克风 电容麦克风 录音室麦克风 studio_microphone
  syringe 0.15 注射器 针筒 针管 疫苗 syringe
  telephone 0.18 电话 电话机 座机 固定电话 老式电话 telephone
  telephone-receiver 0.2 听筒 电话听筒 telephone_receiver
  telescope 0.8 望远镜 天文望远镜 telescope
  television 0.7 电视机 电视 老式电视机 彩电 television tv
  tennis 0.68 网球 网球拍 tennis_racket tennis_ball
  test-tube 0.16 试管 test_tube
  thermometer 0.25 温度计 体温计 寒暑表 thermometer
  thong-sandal 0.1 拖鞋 人字拖 flip_flops flip_flop
  thread 0.06 线轴 缝纫线 针线 spool
  ticket 0.1 车票 票根 火车票 机票 船票 ticket
  timer-clock 0.12 定时器 计时器 timer
  toilet 0.8 马桶 坐便器 抽水马桶 toilet
  toolbox 0.35 工具箱 toolbox
  tooth 0.1 牙齿 白牙 臼齿 蛀牙 tooth
  toothbrush 0.18 牙刷 toothbrush
  top-hat 0.2 礼帽 高礼帽 魔术帽 绅士帽 top_hat
  trackball 0.1 轨迹球 trackball
  triangular-ruler 0.2 三角尺 三角板
  trophy 0.35 奖杯 冠军奖杯 金杯 大力神杯 trophy
  trumpet 0.5 小号 trumpet
  video-camera 0.2 摄像机 dv机 video_camera camcorder
  video-game 0.12 游戏手柄 手柄 gamepad game_controller
  videocassette 0.12 录像带 vhs
  volleyball 0.21 排球 volleyball
  wastebasket 0.4 垃圾桶 废纸篓 垃圾篓 纸篓 trash_can wastebasket
  water-pistol 0.2 水枪 玩具枪 玩具水枪 water_gun
  wheel 0.65 车轮 轮子 木轮 wheel
  white-cane 1.2 盲杖 white_cane
  wilted-flower 0.4 枯萎的花 枯萎的玫瑰 凋谢的花 枯花 wilted_flower
  wind-chime 0.4 风铃 wind_chime
  womans-boot 0.4 女靴 长筒靴
  womans-clothes 0.7 女装 女上衣 女衬衫
  womans-hat 0.2 女帽 太阳帽 草帽 宽檐帽 sun_hat
  womans-sandal 0.12 凉鞋 女凉鞋 高跟凉鞋
  wood 0.4 木头 原木 木材 圆木 木柴 柴火 firewood
  wrench 0.25 扳手 活动扳手 wrench spanner
  yarn 0.12 毛线球 毛线团 毛线 线团 yarn
  yen-banknote 0.07 日元
  yo-yo 0.06 悠悠球 溜溜球 yoyo
`
