import { TAU, cos, sin } from '../../../../lib/maths'
import { disc, ellipse, form, inside, line, place, polygonForm, roundRect } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { ellipsePath } from '../../build/path'
import type { Form, Oklch } from '../../node'
import { type Point, polyline, triples } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'

/** Two colours and what shines through between them. */
export type Inks = { readonly main: Oklch; readonly second: Oklch; readonly paper: Oklch }

type Emblem = (inks: Inks) => Form[]

const FLAT = { role: 'body', plain: true } as const

/** A closed line around a middle. */
const hoop = ([x, y]: Point, radius: number, width: number, fill: Oklch): Form =>
  line(ellipsePath(x, y, radius, radius), width, fill, 'body even plain')

const turned = (count: number, make: (i: number) => readonly Form[]): Form[] =>
  Array.from({ length: count }, (_, i) =>
    place(make(i), [0, 0], { turn: (i / count) * TAU }),
  ).flat()

const round = (inks: Inks, more: Form[], fill = inks.main) => [
  inside(disc([0, 0], 190, fill, FLAT), more),
]

/** Each about (0, 0), 400 units across, in flat colours: it must hold at the size of an icon. */
export const EMBLEMS = {
  mountain: (inks) =>
    round(inks, [
      disc([64, -66], 46, inks.paper, FLAT),
      form('-230,190! -90,-70! -20,40! 30,-20! 230,190!', inks.second, FLAT),
      form('-90,-70! -134,10! -104,-6! -88,20! -66,-4! -48,4!', inks.paper, FLAT),
    ]),
  leaf: ({ main, second, paper }) => [
    form('-150,150! -170,-20 -60,-170 170,-180! 180,40 60,150 -90,130', main, FLAT),
    form('-150,150! -60,30 40,-70 170,-180! 90,-10 0,80 -90,130', second, FLAT),
    line('-176,178 -60,40 90,-100', 14, paper, 'detail end'),
  ],
  coffee: ({ main, second, paper }) => [
    form('-140,-40! 110,-40! 96,110 40,160 -70,160 -126,110', main, FLAT),
    polygonForm([ellipsePath(116, 30, 62, 56), ellipsePath(116, 30, 34, 30)], main, FLAT),
    roundRect([-176, 170, 322, 22], 11, second, FLAT),
    ...[-70, -14, 42].map(
      (x) =>
        strokePath(19, second, { ...FLAT, pressure: 'soft' })`${x},-70 ${x + 22},-104 ${x - 4},-136
        ${x + 16},-172`,
    ),
    ellipse([-60, 40], [14, 44], paper, { ...FLAT, alpha: 0.5, turn: 0.1 }),
  ],
  sun: ({ main, second }) => [
    ...turned(12, (i) => [form('-17,-120! 0,-190! 17,-120!', i % 2 === 0 ? main : second, FLAT)]),
    disc([0, 0], 98, main, FLAT),
  ],
  weather: ({ main, second, paper }) => [
    disc([70, -60], 92, second, FLAT),
    {
      ...disc([-20, 40], 90, main, FLAT),
      rings: [
        ...disc([-110, 70], 78, main).rings,
        ...disc([-20, 24], 104, main).rings,
        ...disc([92, 62], 84, main).rings,
        ...roundRect([-110, 70, 202, 78], 20, main).rings,
      ],
      union: true,
    },
    line('-96,108 -20,128 80,104', 13, paper, { ...FLAT, alpha: 0.35, pressure: 'both' }),
  ],
  wave: (inks) =>
    round(
      inks,
      [0, 1, 2].map(
        (i) =>
          fillPath(i % 2 === 0 ? inks.paper : inks.second, FLAT)`-240,${20 + i * 66}
          -150,${-26 + i * 66} -70,${24 + i * 66} 10,${-22 + i * 66} 90,${26 + i * 66}
          170,${-20 + i * 66} 250,${20 + i * 66}! 250,260! -250,260!`,
      ),
    ),
  star: ({ main, second }) => [
    polygonForm(
      [
        Array.from({ length: 10 }, (_, i): Point => {
          const a = (i / 10) * TAU - TAU / 4
          const r = i % 2 === 0 ? 195 : 82
          return [cos(a) * r, sin(a) * r]
        }),
      ],
      main,
      FLAT,
    ),
    disc([0, 4], 40, second, FLAT),
  ],
  flower: ({ main, second, paper }) => [
    ...turned(6, () => [ellipse([0, -108], [62, 86], main, FLAT)]),
    ...turned(6, () => [ellipse([0, -92], [22, 44], paper, { ...FLAT, alpha: 0.35 })]),
    disc([0, 0], 54, second, FLAT),
  ],
  lotus: ({ main, second }) => [
    ...[-1.05, 1.05].flatMap((turn) =>
      place([form('0,60! -46,-30 0,-190! 46,-30', second, FLAT)], [0, 70], { turn }),
    ),
    ...[-0.55, 0.55].flatMap((turn) =>
      place([form('0,60! -56,-50 0,-220! 56,-50', main, FLAT)], [0, 70], { turn }),
    ),
    ...place([form('0,60! -60,-60 0,-240! 60,-60', second, FLAT)], [0, 70]),
  ],
  cat: ({ main, second, paper }) => [
    fillPath(main, FLAT)`-150,-60! -146,-190! -60,-126! 60,-126! 146,-190! 150,-60! 176,40 110,150
      0,166 -110,150 -176,40`,
    ellipse([-70, 0], [20, 28], paper, FLAT),
    ellipse([70, 0], [20, 28], paper, FLAT),
    form('-20,52 20,52 0,76', second, FLAT),
    ...[-1, 1].flatMap((side) => [
      line(polyline([90 * side, 60], [186 * side, 44]), 9, second, { ...FLAT, pressure: 'even' }),
      line(polyline([88 * side, 82], [180 * side, 96]), 9, second, { ...FLAT, pressure: 'even' }),
    ]),
  ],
  fox: ({ main, second, paper }) => [
    form('0,180! -120,60! -180,-170! -70,-90! 70,-90! 180,-170! 120,60!', main, FLAT),
    form('-150,-110! -84,-66! -128,-6!', second, FLAT),
    form('150,-110! 84,-66! 128,-6!', second, FLAT),
    form('-110,50! -30,44! 0,104! -22,158!', paper, { ...FLAT, alpha: 0.92 }),
    form('110,50! 30,44! 0,104! 22,158!', paper, { ...FLAT, alpha: 0.92 }),
    form('-74,-10! -26,14! -62,26!', second, FLAT),
    form('74,-10! 26,14! 62,26!', second, FLAT),
    form('0,186! -30,150! 30,150!', second, FLAT),
  ],
  paw: ({ main, second }) => [
    form('0,-10 -80,60 -106,140 -50,176 0,158 50,176 106,140 80,60', main, FLAT),
    ...triples('-136,-10,-0.5 -56,-104,-0.15 56,-104,0.15 136,-10,0.5').map(([x, y, turn], i) =>
      ellipse([x, y], [44, 60], i % 2 === 0 ? main : second, { ...FLAT, turn }),
    ),
  ],
  book: ({ main, second, paper }) => [
    form('0,-90! -90,-130 -190,-110! -190,110! -90,90 0,140!', main, FLAT),
    form('0,-90! 90,-130 190,-110! 190,110! 90,90 0,140!', second, FLAT),
    ...[-40, 10, 60].flatMap((y) => [
      line(polyline([-150, y - 30], [-40, y - 14]), 10, paper, { ...FLAT, pressure: 'even' }),
      line(polyline([150, y - 30], [40, y - 14]), 10, paper, { ...FLAT, pressure: 'even' }),
    ]),
  ],
  music: ({ main, second }) => [
    ellipse([-90, 120], [64, 48], main, { ...FLAT, turn: -0.3 }),
    ellipse([110, 84], [64, 48], main, { ...FLAT, turn: -0.3 }),
    roundRect([-50, -140, 24, 260], 4, main, FLAT),
    roundRect([150, -176, 24, 260], 4, main, FLAT),
    form('-50,-140! 174,-180! 174,-110! -50,-70!', second, FLAT),
  ],
  house: ({ main, second, paper }) => [
    form('0,-180! 190,-20! 150,-20! 150,160! -150,160! -150,-20! -190,-20!', main, FLAT),
    roundRect([-46, 20, 92, 140], 46, paper, FLAT),
    roundRect([76, -110, 44, 90], 4, second, FLAT),
    disc([0, -60], 32, second, FLAT),
  ],
  heart: ({ main, second }) => [
    form('0,180! -190,-10 -130,-160 0,-80! 130,-160 190,-10', main, FLAT),
    form('0,180! 0,-80! 130,-160 190,-10', second, FLAT),
  ],
  moon: (inks) => [
    inside(disc([0, 0], 190, inks.main, FLAT), disc([70, -46], 156, inks.paper, FLAT)),
    ...place(sparkle(inks.second), [74, -20], { scale: 0.4 }),
  ],
  tree: ({ main, second }) => [
    roundRect([-20, 40, 40, 150], 8, second, FLAT),
    disc([-84, 10], 86, main, FLAT),
    disc([84, 10], 86, main, FLAT),
    disc([0, -76], 108, main, FLAT),
  ],
  bowl: ({ main, second }) => [
    form('-190,0! 190,0! 150,130 70,170 -70,170 -150,130', main, FLAT),
    roundRect([-70, 168, 140, 24], 8, second, FLAT),
    line('40,-10 170,-190', 17, second, { ...FLAT, pressure: 'even' }),
    line('90,-10 206,-160', 17, second, { ...FLAT, pressure: 'even' }),
    ...[-110, -50, 6].map(
      (x) =>
        strokePath(17, second, { ...FLAT, pressure: 'soft' })`${x},-30 ${x + 22},-70 ${x - 6},-110
        ${x + 14},-146`,
    ),
  ],
  rocket: ({ main, second, paper }) =>
    place(
      [
        form('0,-200! 74,-110 80,60 50,110! -50,110! -80,60 -74,-110', main, FLAT),
        disc([0, -40], 36, paper, FLAT),
        form('-78,20! -140,90 -132,160! -60,110!', second, FLAT),
        form('78,20! 140,90 132,160! 60,110!', second, FLAT),
        form('-34,124! 0,214! 34,124!', second, FLAT),
      ],
      [0, 0],
      { turn: 0.5 },
    ),
  drop: ({ main, second }) => [
    form('0,-190! -130,20 -120,130 0,184 120,130 130,20', main, FLAT),
    form('0,-190! 0,184 120,130 130,20', second, { ...FLAT, alpha: 0.5 }),
  ],
  bolt: ({ main }) => [
    polygonForm([polyline('40,-190 -120,40 -14,40 -40,190 120,-50 14,-50')], main, FLAT),
  ],
  camera: ({ main, second, paper }) => [
    roundRect([-190, -100, 380, 260], 46, main, FLAT),
    form('-80,-100! -50,-154! 50,-154! 80,-100!', main, FLAT),
    disc([0, 30], 92, paper, FLAT),
    disc([0, 30], 66, second, FLAT),
    disc([136, -52], 18, paper, FLAT),
  ],
  chat: ({ main, second, paper }) => [
    fillPath(main, FLAT)`-190,-20 -150,-140 0,-170 150,-140 190,-20 150,90 20,128! -70,190! -60,124
      -150,90`,
    ...[-84, 0, 84].map((x, i) => disc([x, -20], 24, i === 1 ? second : paper, FLAT)),
  ],
  gear: ({ main, paper }) => [
    ...turned(8, () => [roundRect([-36, -196, 72, 120], 14, main, FLAT)]),
    disc([0, 0], 140, main, FLAT),
    disc([0, 0], 62, paper, FLAT),
  ],
  bell: ({ main, second }) => [
    disc([0, 150], 38, second, FLAT),
    form('-170,120! -130,70 -120,-40 -70,-140 0,-166 70,-140 120,-40 130,70 170,120!', main, FLAT),
    disc([0, -172], 26, main, FLAT),
  ],
  lens: ({ main }) => [
    hoop([-30, -30], 150, 46, main),
    line('84,84 120,120 170,170', 50, main, 'body even plain'),
  ],
  envelope: ({ main, second, paper }) => [
    roundRect([-190, -130, 380, 260], 26, main, FLAT),
    strokePath(26, paper[0] > 0.8 ? second : paper, 'body even plain')`-170,-106 0,40 170,-106`,
  ],
  cart: ({ main, second }) => [
    line(polyline([-210, -140], [-150, -140], [-96, 60], [130, 60]), 30, main, 'body even plain'),
    form('-134,-96! 190,-96! 150,26! -100,26!', main, FLAT),
    ...[-70, 104].map((x) => disc([x, 130], 36, second, FLAT)),
  ],
  pin: ({ main, paper }) => [
    fillPath(main, FLAT)`0,200! -60,110 -140,-10 -140,-70 -90,-160 0,-196 90,-160 140,-70 140,-10
      60,110`,
    disc([0, -70], 58, paper, FLAT),
  ],
  lock: ({ main, second, paper }) => [
    hoop([0, -60], 104, 40, second),
    roundRect([-150, -50, 300, 230], 34, main, FLAT),
    disc([0, 56], 34, paper, FLAT),
  ],
  person: ({ main }) => [
    disc([0, -84], 94, main, FLAT),
    form('-170,180! -160,80 -80,36 0,30 80,36 160,80 170,180!', main, FLAT),
  ],
  play: ({ main }) => [
    form('-110,-160! -96,-172 168,-14 172,0 168,14 -96,172 -110,160!', main, FLAT),
  ],
  cloud: ({ main }) => [
    disc([-90, 20], 90, main, FLAT),
    disc([0, -50], 112, main, FLAT),
    disc([100, 14], 96, main, FLAT),
    roundRect([-150, 10, 300, 104], 50, main, FLAT),
  ],
  skyline: ({ main, second }) => [
    ...polyline('-170,-20 -110,-110 -50,-60 14,-180 80,-90 132,10').map(([x, y], i) =>
      roundRect([x, y, 58, 140 - y], 4, i % 2 ? second : main, FLAT),
    ),
    roundRect([38, -216, 10, 40], 3, second, FLAT),
    roundRect([-190, 140, 390, 16], 8, main, FLAT),
  ],
  rings: ({ main, second, paper }) => [
    disc([-62, -40], 124, main, FLAT),
    { ...disc([62, -40], 124, second, FLAT), alpha: 0.85 },
    { ...disc([0, 68], 124, paper, FLAT), alpha: 0.28 },
  ],
  petal: ({ main, second }) =>
    turned(8, (i) => [
      form('0,-20! -48,-100 0,-190! 48,-100', i % 2 === 0 ? main : second, { ...FLAT, alpha: 0.9 }),
    ]),
  knot: ({ main, second }) =>
    turned(4, (i) => [
      polygonForm(
        [ellipsePath(0, -92, 92, 92), ellipsePath(0, -92, 58, 58)],
        i % 2 === 0 ? main : second,
        { ...FLAT, alpha: 0.92 },
      ),
    ]),
} as const satisfies Readonly<Record<string, Emblem>>
export type EmblemId = keyof typeof EMBLEMS

function sparkle(fill: Oklch): Form[] {
  return [
    polygonForm(
      [
        Array.from({ length: 8 }, (_, i): Point => {
          const a = (i / 8) * TAU
          const r = i % 2 === 0 ? 190 : 60
          return [cos(a) * r, sin(a) * r]
        }),
      ],
      fill,
      FLAT,
    ),
  ]
}

/** Words that call for an emblem. */
export const EMBLEM_WORDS: Readonly<Record<EmblemId, string>> = {
  mountain: '山 山峰 雪山 高山 户外 登山 露营 徒步 mountain outdoor',
  leaf: '叶子 树叶 环保 茶叶 有机 茶 茶馆 leaf tea eco',
  coffee: '咖啡 咖啡店 咖啡馆 coffee cafe',
  sun: '太阳 阳光 sun',
  weather: '天气 天气预报 气象 weather',
  wave: '海浪 波浪 海洋 冲浪 渔具店 渔具 wave ocean',
  star: '星星 五角星 star',
  flower: '花 花朵 花店 鲜花 flower florist',
  lotus: '莲花 荷花 瑜伽 禅 lotus yoga',
  cat: '猫 猫咪 cat',
  fox: '狐狸 fox',
  paw: '宠物 爪印 宠物店 动物园 宠物医院 pet paw',
  book: '书 书店 阅读 教育 学校 图书馆 幼儿园 培训班 培训机构 book school education',
  music: '音乐 乐队 音符 music band',
  house: '房子 民宿 房产 家居 house home hotel',
  heart: '爱心 公益 医疗 健康 诊所 牙科诊所 heart health charity',
  moon: '月亮 moon',
  tree: '树 大树 园林 tree garden',
  bowl: '面馆 餐厅 餐饮 饭店 火锅店 美食 restaurant food noodle',
  rocket: '火箭 科技 创业 互联网 rocket tech startup',
  drop: '水滴 水 饮料 water drop',
  bolt: '闪电 能源 电力 运动 健身 健身房 健身中心 energy sport fitness gym',
  camera: '相机 摄影 照相馆 摄影工作室 camera photo photography',
  chat: '聊天 社交 通讯 chat social',
  skyline: '城市 城市剪影 城市天际线 天际线 都市 地产公司 skyline',
  rings: '工作室 studio agency',
  petal: '美容 美妆 spa beauty',
  knot: '金融 银行 finance',
  gear: '设置 齿轮 工具 settings gear',
  bell: '通知 提醒 消息通知 闹钟 铃铛 notification bell',
  lens: '搜索 查找 放大镜 search',
  envelope: '邮件 邮箱 信封 mail email envelope',
  cart: '购物 购物车 商城 shopping cart',
  pin: '定位 导航 地图 位置 location map',
  lock: '隐私 密码 锁 security lock',
  person: '个人中心 会员 客服 用户头像 user profile',
  play: '播放 play',
  cloud: '云盘 云存储 云端 cloud',
}

export const isEmblem = (value: string | undefined): value is EmblemId =>
  value !== undefined && Object.hasOwn(EMBLEMS, value)

export const ABSTRACT: readonly EmblemId[] = wordList('rings petal knot wave sun mountain leaf')
