import { type Composing, type Family, type Random, traitOf } from '../family'
import type { Illustration, Layer } from '../node'
import { bokeh, folds, gradient, grid, particles, streams, waves } from './lights'
import { feast, photoWall } from './displays'
import type { Sheet } from './kit'
import { brushed, grains, leather, paper } from './materials'
import { boards, circuit, cloth, fluid, geometric, lowPoly, marble, panels } from './surfaces'
import { DEPTH_WORDS, DUO_WORDS, makeTones } from './tones'

interface Kind {
  readonly words: string
  /** Probability of a dark picture where nothing is said of that. */
  readonly darkness: number
  readonly hues?: readonly [number, number]
  /** Of all hues where none is named. */
  readonly isMany?: true
  readonly draw: (sheet: Sheet) => Layer[]
}

/** A word with every end that says no more than that it is a background. */
const withEnds = (words: string, ends = '背景 背景图 底图 壁纸'): string =>
  words
    .trim()
    .split(/\s+/)
    .flatMap((word) => ['', ...ends.split(' ')].map((end) => word + end))
    .join(' ')

/** 大理石台面背景: an empty surface of a material. */
const withSurface = (materials: string): string =>
  materials
    .split(' ')
    .flatMap((one) =>
      ['', '台面', '桌面', '质感'].flatMap((top) =>
        ['背景', '背景图', '背景素材', '底图'].map((end) => one + top + end),
      ),
    )
    .join(' ')

const TECH = [particles, circuit, streams, grid, waves] as const

const KINDS: Readonly<Record<string, Kind>> = {
  particles: {
    words: `${withEnds('粒子 抽象粒子 星空粒子 星点粒子 发光粒子 光点 星点 粒子流 粒子光效 粒子特效')} 点阵波浪`,
    ...{ darkness: 0.9, draw: particles },
  },
  tech: {
    words: withEnds(
      '科技感 科技风 科技风格 科技 数字科技 未来科技感 未来科技 科技线条 高科技 人工智能 发布会 科技发布会 科技蓝',
    ),
    ...{ darkness: 0.9, hues: [250, 200], draw: (sheet) => sheet.random.pick(TECH)(sheet) },
  },
  circuit: {
    words: withEnds('电路板 电路板纹理 电路 电路纹理 芯片纹理 电路图案 集成电路'),
    ...{ darkness: 0.9, hues: [215, 170], draw: circuit },
  },
  streams: {
    words: withEnds('数据流 数据流光 光速 光线穿梭 时空隧道 数字流 光束线条'),
    ...{ darkness: 1, hues: [250, 200], draw: streams },
  },
  grid: { words: withEnds('网格 网格线 透视网格 赛博网格'), darkness: 0.85, draw: grid },
  gradient: {
    words: withEnds('渐变 渐变色 渐变光 弥散光 弥散渐变 弥散光渐变 弥散 抽象渐变 柔和渐变'),
    ...{ darkness: 0.35, draw: gradient },
  },
  'aurora-gradient': {
    words: withEnds('极光渐变 极光色渐变 极光色 极光弥散'),
    ...{ darkness: 0.9, hues: [160, 300], draw: gradient },
  },
  folds: {
    words: withEnds('流体渐变 流动渐变 丝绸质感 丝绸渐变 绸缎渐变 流光渐变'),
    ...{ darkness: 0.5, draw: folds },
  },
  marble: {
    words: `大理石纹 ${withEnds('大理石纹理 水墨大理石 鎏金大理石 石纹')} 大理石壁纸 ${withSurface('大理石')}`,
    ...{ darkness: 0.15, draw: marble },
  },
  boards: {
    words: `木纹 木纹理 木板纹理 木质纹理 ${withSurface('木质 实木 原木 木头 木制 木纹 木板 木')} 木桌背景 木桌面背景 木板背景图`,
    ...{ darkness: 0.2, hues: [56, 62], draw: boards },
  },
  brushed: {
    words: `拉丝金属 金属拉丝 金属拉丝质感 拉丝金属质感 金属拉丝纹理 金属纹理 不锈钢纹理 不锈钢拉丝 拉丝不锈钢 铝板纹理 ${withSurface('金属 拉丝金属 金属拉丝 不锈钢 铝板')}`,
    ...{ darkness: 0.3, hues: [250, 255], draw: brushed },
  },
  leather: {
    words: `皮革纹理 皮革纹 皮质纹理 真皮纹理 麂皮纹理 皮纹 荔枝纹皮革 ${withSurface('皮革 真皮 皮质')}`,
    ...{ darkness: 0.4, hues: [45, 52], draw: leather },
  },
  paper: {
    words: `纸张纹理 纸纹 纸质纹理 纸纹背景 ${withSurface('宣纸 和纸 纸张 白纸')}`,
    ...{ darkness: 0, hues: [85, 80], draw: paper },
  },
  kraft: {
    words: `牛皮纸纹理 牛皮纸纹理背景 羊皮纸纹理 旧纸纹理 复古纸张纹理 ${withSurface('牛皮纸 羊皮纸 旧纸 复古纸张')}`,
    ...{ darkness: 1, hues: [68, 74], draw: paper },
  },
  concrete: {
    words: `水泥纹理 水泥墙面 水泥质感墙面 混凝土纹理 水泥墙纹理 磨砂纹理 石膏纹理 ${withSurface('水泥 混凝土 清水混凝土 水泥墙')}`,
    ...{ darkness: 0.15, hues: [80, 85], draw: (sheet) => grains(sheet) },
  },
  sand: {
    words: '沙子纹理 沙纹 沙粒纹理 细沙纹理 沙滩纹理 沙纹背景 沙子背景 细沙背景',
    ...{ darkness: 0, hues: [78, 72], draw: (sheet) => grains(sheet, true) },
  },
  feast: {
    words:
      '节日喜庆氛围 喜庆节日氛围 喜庆氛围 节日氛围 节日喜庆 节日喜庆背景 喜庆背景 节日背景 喜庆红色背景 喜庆底图 新年喜庆背景 春节喜庆背景',
    ...{ darkness: 1, hues: [28, 84], draw: feast },
  },
  'photo-wall': {
    words:
      '照片墙 相片墙 记忆墙 回忆墙 胶片墙 拍立得墙 胶片记忆墙 复古胶片记忆墙 胶片照片墙 记忆墙风格 胶片记忆墙风格 复古胶片记忆墙风格',
    ...{ darkness: 0, draw: photoWall },
  },
  cloth: {
    words: `布纹 棉布纹理 亚麻布纹理 麻布纹理 帆布纹理 牛仔布纹理 绒布纹理 毛呢纹理 织物纹理 布料纹理 布艺纹理 亚麻纹理 ${withSurface('布料 亚麻 棉麻 桌布 布艺 布纹 亚麻布 麻布 棉布')}`,
    ...{ darkness: 0.1, hues: [80, 88], draw: cloth },
  },
  fluid: {
    words: withEnds('流体 流体艺术 流体画 流体抽象 抽象流体 流体纹理 水拓画 泼彩'),
    ...{ darkness: 0.4, draw: fluid },
  },
  geometric: {
    words: `${withEnds('几何图案 几何图形 抽象几何 几何抽象 几何抽象图案 图形 几何形状 几何拼接 几何色块 包豪斯 孟菲斯 抽象画 抽象艺术 抽象艺术画 抽象派')} 几何背景 几何壁纸 几何纹理`,
    ...{ darkness: 0.35, draw: geometric, isMany: true },
  },
  bokeh: {
    words: withEnds('光斑 散景 虚化光斑 霓虹光斑 梦幻光斑 光晕 彩色光斑 bokeh'),
    ...{ darkness: 0.75, draw: bokeh },
  },
  waves: {
    words: `${withEnds('波浪线条 抽象线条 流动线条 曲线线条 线条波浪 波纹线条 流线 抽象波浪 抽象曲线 声波')} 线条背景 曲线背景 波浪背景 线条壁纸`,
    ...{ darkness: 0.6, draw: waves },
  },
  'low-poly': {
    words: `${withEnds('低多边形 低面 lowpoly low_poly 三角拼接')} 多边形背景 三角形背景`,
    ...{ darkness: 0.4, draw: lowPoly },
  },
  panels: {
    words: `商务蓝 ${withEnds('商务风 商务风格')} 商务背景 商务封面 黑金背景 红金背景 蓝金背景 黑金风 黑金风背景 黑金壁纸 汇报封面 ppt背景 ppt底图 ppt背景图 幻灯片背景 年会背景`,
    ...{ darkness: 0.4, hues: [255, 245], draw: panels },
  },
}

const isDark = (darkness: number, random: Random): boolean =>
  random.fork('darkness').chance(darkness)

/** Styles that draw no gradient: layers with edges take the place of one. */
const HARD = /^(?:minimal|papercut|ukiyoe|pencil|neon)$/

/** Words of things that a feast always shows. */
const IN_FEAST = /^(?:大红|红|金|红色|金色|灯笼|烟花|祥云|喜庆|节日|节日元素|红金)+$/

/** Backgrounds of forms alone: no thing and no place. */
export const abstract: Family = {
  id: 'abstract',
  things: Object.fromEntries(Object.entries(KINDS).map(([id, { words }]) => [id, words])),
  traits: {
    ...DUO_WORDS,
    ...DEPTH_WORDS,
    'look:gold': '鎏金 描金 烫金 鎏金大理石',
    'look:chip': '芯片',
  },
  styles: ['soft', 'flat'],
  takesSetting: false,
  has: (thing, word) => thing === 'feast' && IN_FEAST.test(word),
  usesLayouts: false,
  takesPictureTint: true,
  isManner: true,
  compose({ brief, frame, random, style }: Composing): Illustration {
    const { id } = brief.main
    const kind = KINDS[id]
    if (!kind) throw new Error(`no abstract picture is called "${id}"`)
    const { darkness, hues, isMany } = kind
    const isSoft = kind.draw === gradient || kind.draw === folds
    // broad dark gold is a muddy olive
    const isMuddy = isSoft && (brief.main.tint ?? brief.tint) === 'gold'
    const usual = {
      isDark: isDark(darkness, random) && !isMuddy,
      ...(hues && { hues }),
      ...(isMany && { isMany }),
    }
    const tones = makeTones(brief, random.fork('tones'), usual)
    const draw = isSoft && HARD.test(style) ? fluid : kind.draw
    // 白色大理石，金色点缀: the second colour is that of its veins
    const isVeined = draw === marble && brief.main.tint !== undefined && brief.tint === 'gold'
    const look = isVeined ? 'gold' : (traitOf(brief.main, 'look')?.value ?? null)
    const layers = draw({ frame, tones, random: random.fork(id), look, style })
    const focus = { x: frame.width / 2, y: frame.height / 2, radius: 300 }
    return { frame, layers, focus, paper: tones.ground[0] }
  },
}
