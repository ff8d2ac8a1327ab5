import { readFields, readRows, readWord, readWords } from '../../../../lib/fields'
import { joinTables } from '../../../../lib/tables'
import { wordList } from '../../../../lib/words'
import { TINTS, type TintId } from '../../../slots'
import { type ThingWish, traitOf } from '../../family'

/** Content of a sheet by the thing that it is about. */
export interface Theme {
  /** Things of any family, the largest first. */
  readonly things: readonly ThingWish[]
  /** Colours of the sheet where none are named. */
  readonly tint: TintId | null
  /** A look of the abstract family behind the things. */
  readonly behind: string | null
  readonly ground: (typeof GROUNDS)[number]
  readonly words: readonly string[]
}

/** `shape`: before a large flat shape; `stage`: on a plinth in the light of spots; `keynote`: with its audience. */
const GROUNDS = ['shape', 'stage', 'keynote'] as const
const FIELDS = wordList('things tint behind ground words')

/** `sphere=white`: a thing with its colour. */
function readThing(text: string): ThingWish {
  const [id = '', tint] = text.split('=')
  return { id, count: null, traits: [], ...(tint !== undefined && { tint: readWord(tint, TINTS) }) }
}

function readTheme(text: string): Theme {
  const { things = '', tint, behind = null, ground, words = '' } = readFields(text, FIELDS)
  return {
    things: things === '' ? [] : wordList(things).map(readThing),
    tint: tint === undefined ? null : readWord(tint, TINTS),
    behind,
    ground: readWords(ground, GROUNDS)[0] ?? 'shape',
    words: wordList(words).map((word) => word.replaceAll('_', ' ')),
  }
}

/** Trades, hobbies and days; a row before another one is the more exact of both. */
const SPECIAL = readRows(
  {
    hiring: `things: emoji-loudspeaker emoji-briefcase laptop; tint: blue;
      words: 招聘 招新 求职 简历 面试 招人 诚聘 加入我们 校招 hiring`,
    makeup: `things: lipstick compact makeup-brush; tint: pink;
      words: 化妆 底妆 彩妆 美妆 妆容 口红 眼影 腮红 粉底 眉妆 美甲 淡妆 makeup`,
    skincare: `things: skincare cream-jar emoji-droplet; tint: green;
      words: 护肤 焕肤 美业 医美 皮肤管理 面膜 美白 补水 精华 防晒 美容 保湿 skincare`,
    'milk-tea': `things: milk-tea lemonade emoji-mango; tint: orange;
      words: 奶茶 果茶 茶饮 饮品 杨枝甘露 冷饮 柠檬茶 鲜榨`,
    coffee: `things: coffee croissant mug; tint: brown;
      words: 咖啡 拿铁 卡布奇诺 手冲 下午茶 coffee latte cafe`,
    tea: `things: teapot tea bonsai; tint: green;
      words: 茶馆 茶叶 茶艺 品茶 新茶 茶道 茶文化 茶楼 茶室 绿茶 红茶 普洱 tea`,
    wine: `things: wine-bottle wine grape; tint: red;
      words: 红酒 葡萄酒 酒庄 品酒 酒单 洋酒 香槟 酒窖 wine champagne`,
    beer: `things: emoji-beer-mug skewers fries; tint: gold;
      words: 啤酒 酒吧 精酿 小酒馆 夜宵 烧烤 烤肉 烤串 beer bar bbq`,
    bakery: `things: cake bread croissant; tint: brown;
      words: 面包 烘焙 甜品 蛋糕 甜点 饼干 吐司 bakery dessert cake`,
    salad: `things: salad emoji-avocado juice; tint: green;
      words: 减脂 轻食 健康餐 低卡 沙拉 减肥 瘦身 营养 素食 diet`,
    fruit: `things: fruit-bowl watermelon emoji-mango; tint: green;
      words: 水果 果园 鲜果 果蔬 生鲜 采摘 fruit`,
    hotpot: 'things: hotpot emoji-chopsticks skewers; tint: red; words: 火锅 串串 麻辣烫 冒菜 麻辣',
    noodle: 'things: noodles emoji-chopsticks dumplings; tint: orange; words: 面馆 拉面 米粉 饺子',
    books: `things: book lamp coffee; tint: blue;
      words: 新书发布会 新书 读书 阅读 书展 书店 图书 好书 书单 书香 文学 小说 书籍 作家 诗歌 悦读 reading book books`,
    music: `things: guitar emoji-studio-microphone emoji-musical-notes; tint: purple;
      words: 音乐 演唱会 歌手 乐队 乐器 吉他 歌会 唱歌 k歌 摇滚 爵士 民谣 live music jazz band`,
    piano:
      'things: piano violin emoji-musical-notes; tint: blue; words: 钢琴 古典乐 交响乐 小提琴 琴行',
    dance:
      'things: emoji-ballet-shoes emoji-mirror-ball bouquet; tint: pink; words: 舞蹈 街舞 芭蕾 跳舞 舞会',
    yoga: 'things: candle potted-plant bonsai; tint: green; words: 瑜伽 冥想 静心 禅修 普拉提 yoga',
    fitness: `things: dumbbell sneaker emoji-stopwatch; tint: orange;
      words: 健身 撸铁 增肌 私教 塑形 减脂训练 训练营 gym fitness`,
    ball: 'things: emoji-basketball emoji-trophy sneaker; tint: orange; words: 篮球 球赛 nba basketball',
    billiards: `things: billiard-table emoji-pool-8-ball emoji-trophy; tint: green;
      words: 台球 八球 中式八球 桌球 斯诺克 九球 billiards`,
    football:
      'things: emoji-soccer-ball emoji-trophy sneaker; tint: green; words: 足球 世界杯 football',
    badminton: 'things: emoji-badminton emoji-trophy sneaker; tint: green; words: 羽毛球 网球 乒乓',
    run: 'things: sneaker emoji-sports-medal emoji-stopwatch; tint: orange; words: 马拉松 跑步 夜跑 晨跑 marathon',
    ai: `things: robot emoji-light-bulb; tint: blue; behind: circuit;
      words: 人工智能 机器学习 深度学习 大模型 智能体 神经网络 智能 机器人 ai aigc llm gpt chatgpt agent deep_learning machine_learning`,
    coding: `things: laptop emoji-gear; tint: blue; behind: circuit;
      words: 编程 代码 程序 前端 后端 算法 软件 开源 数据结构 程序员 python java javascript typescript rust golang c++ code coding github linux mysql web`,
    tech: `things: laptop phone emoji-chart-increasing; tint: blue; behind: circuit;
      words: 云计算 大数据 区块链 互联网 数字化 芯片 半导体 通信 信号 物联网 5g 量子 元宇宙 数据 科技 电子 技术 数码 tech technology data cloud`,
    pets: `things: dog cat emoji-bone; tint: orange;
      words: 宠物 萌宠 猫咖 养猫 养狗 撸猫 狗狗 猫咪 铲屎官 pet`,
    flowers: `things: bouquet rose tulip; tint: pink;
      words: 花店 花艺 花事 鲜花 插花 花束 赏花 花市 花房 flower flowers`,
    camping:
      'things: tent campfire emoji-hiking-boot; tint: green; words: 露营 徒步 户外 野餐 登山 camping',
    travel: `things: emoji-luggage camera aeroplane; tint: teal;
      words: 旅行社 旅行团 旅行 旅游 出行 度假 机票 看世界 自由行 攻略 民宿 酒店 travel trip`,
    graduation: `things: emoji-graduation-cap book bouquet; tint: blue;
      words: 毕业 学位 graduation`,
    exam: `things: emoji-memo emoji-fountain-pen clock; tint: red;
      words: 高考 考试 考研 公务员 冲刺 备考 四六级 考公`,
    english:
      'things: book emoji-speech-balloon emoji-fountain-pen; tint: blue; words: 英语 单词 口语 日语 雅思 托福 english',
    school: `things: emoji-backpack book emoji-fountain-pen; tint: gold;
      words: 开学 教育 招生 校园 学校 补习 辅导 幼儿园 培训 学习 学生 夏令营 数学 school`,
    art: `things: emoji-artist-palette emoji-paintbrush emoji-framed-picture; tint: orange;
      words: 画展 艺术展 美术 绘画 艺术 画室 画画 书法 书画 美术馆 art`,
    photo:
      'things: camera emoji-framed-picture emoji-film-frames; tint: grey; words: 摄影 拍照 照相 写真馆 photo',
    film: `things: emoji-clapper-board emoji-popcorn emoji-film-projector; tint: red;
      words: 电影节 电影之夜 电影周 露天电影 观影 影展 影院 影评 看电影 cinema movie`,
    drama:
      'things: emoji-performing-arts emoji-mirror-ball bouquet; tint: red; words: 话剧 戏剧 剧场 舞台剧 脱口秀 相声',
    home: `things: sofa lamp potted-plant; tint: brown;
      words: 家居 家具 装修 收纳 租房 房产 房地产 楼盘 开盘 新房 软装 家电 物业`,
    auto: 'things: car emoji-fuel-pump emoji-trophy; tint: red; words: 汽车 新车 车展 试驾 购车 洗车',
    fashion: `things: emoji-dress handbag heels; tint: pink;
      words: 服装 穿搭 时尚 女装 衣服 显瘦 时装 衣橱 潮流 fashion outfit`,
    jewels:
      'things: ring necklace emoji-gem-stone; tint: purple; words: 珠宝 首饰 钻石 黄金 求婚 jewelry',
    baby: 'things: toy-bear emoji-baby-bottle balloon; tint: teal; words: 母婴 宝宝 育儿 亲子 宝贝 婴儿 早教 玩具',
    game: 'things: emoji-video-game emoji-trophy emoji-joystick; tint: purple; words: 游戏 电竞 手游 game',
    dental: 'things: emoji-tooth emoji-toothbrush; tint: teal; words: 牙科 口腔 牙齿 洗牙 正畸',
    medical: `things: emoji-stethoscope emoji-pill emoji-thermometer; tint: teal;
      words: 医院 诊所 健康 体检 医疗 疫苗 药店 医生 护士 养生 中医`,
    science: `things: emoji-microscope emoji-test-tube emoji-dna; tint: teal;
      words: 科学 实验 生物 抗体 化学 医药 科研 科普 science`,
    finance: `things: emoji-money-bag emoji-chart-increasing emoji-coin; tint: gold;
      words: 理财 财经 金融 投资 股票 基金 省钱 赚钱 存钱 财务 副业 保险 税务 银行 finance money`,
    business: `things: emoji-chart-increasing emoji-briefcase laptop; tint: blue;
      words: 商务 商务风 职场 效率 营销 运营 管理 汇报 述职 总结 年终 创业 企业 周报 办公 复盘 增长 商业计划 business`,
    'dragon-boat': 'things: zongzi gift; tint: green; words: 端午 粽子',
    'mid-autumn': 'things: mooncake gift tea; tint: blue; words: 中秋 月饼',
    christmas: `things: emoji-christmas-tree gift emoji-bell; tint: green;
      words: 圣诞 平安夜 christmas`,
    spring: `things: emoji-red-envelope gift emoji-firecracker; tint: red;
      words: 春节 新春 新年 年货 元旦 过年 红包`,
    valentine: 'things: rose gift emoji-red-heart; tint: pink; words: 情人节 七夕 520 表白',
    women: 'things: bouquet gift lipstick; tint: pink; words: 母亲节 妇女节 女神节 三八 女王节',
    men: 'things: watch emoji-necktie gift; tint: blue; words: 父亲节 男神节',
    children: `things: balloon toy-bear emoji-carousel-horse; tint: gold;
      words: 儿童节 六一 游乐园 乐园`,
    halloween:
      'things: emoji-jack-o-lantern emoji-ghost emoji-spider-web; tint: black; words: 万圣 halloween',
    'eve-dinner': `things: emoji-red-envelope emoji-firecracker fish-dish; tint: red;
      words: 除夕 年夜饭 团圆饭 小年 春运`,
    green: `things: sprout potted-plant emoji-recycling-symbol; tint: green;
      words: 植树 环保 地球日 低碳 绿色 生态 环境 垃圾分类 节能 可持续 地球`,
    birthday:
      'things: birthday-cake balloon gift; tint: pink; words: 生日派对 生日会 生日宴 派对 party',
    smoking: 'things: emoji-no-smoking emoji-lungs; tint: red; words: 禁烟 戒烟 吸烟 无烟',
    blood: 'things: emoji-drop-of-blood emoji-red-heart; tint: red; words: 献血 输血 血站',
    water: 'things: emoji-droplet emoji-bucket; tint: blue; words: 节约用水 节水 世界水日 用水',
    grain: `things: rice emoji-ear-of-corn emoji-chopsticks; tint: gold;
      words: 珍惜粮食 光盘 节约粮食 粮食 丰收 农产品 助农`,
    space: `things: rocket ufo emoji-telescope; tint: blue;
      words: 太空旅行 星际旅行 太空探索 航天 航空航天 星际 宇航 登月 火星 宇宙 太空 天文`,
    hair: `things: emoji-scissors emoji-mirror emoji-hair-pick; tint: purple;
      words: 理发 美发 发型 剪发 烫发 染发 造型`,
    swim: `things: emoji-ring-buoy emoji-goggles emoji-one-piece-swimsuit; tint: blue;
      words: 游泳 泳池 水上乐园 防溺水 潜水`,
    ski: 'things: emoji-skis emoji-scarf emoji-goggles; tint: blue; words: 滑雪 冰雪 雪场',
    fishing: 'things: emoji-fishing-pole fish-dish emoji-bucket; tint: teal; words: 钓鱼 垂钓 渔具',
    tabletop: `things: emoji-game-die emoji-joker emoji-chess-pawn; tint: purple;
      words: 桌游 剧本杀 狼人杀 密室 象棋 围棋 棋牌`,
    parcel:
      'things: emoji-package truck emoji-label; tint: orange; words: 快递 物流 搬家 包邮 发货',
    market: `things: emoji-shopping-cart fruit-bowl emoji-shopping-bags; tint: green;
      words: 超市 便利店 集市 市集 菜市场`,
    stationery: `things: emoji-fountain-pen emoji-notebook emoji-straight-ruler; tint: gold;
      words: 文具 手账 笔记本 书写`,
    dating:
      'things: rose emoji-love-letter emoji-red-heart; tint: pink; words: 恋爱 相亲 脱单 爱情 约会',
    clean:
      'things: broom soap emoji-bucket; tint: teal; words: 家政 保洁 打扫 清洁 洗衣 干洗 大扫除',
    speech: `things: emoji-studio-microphone emoji-trophy emoji-speech-balloon; tint: blue;
      words: 演讲 辩论 朗诵 主持人大赛`,
    elders: 'things: teapot bouquet emoji-red-heart; tint: orange; words: 重阳 敬老 养老 老年',
    charity: 'things: emoji-red-heart bouquet balloon; tint: red; words: 爱心 志愿者 慈善 感恩',
    fraud: `things: emoji-shield phone emoji-warning; tint: blue;
      words: 防诈骗 反诈 诈骗 防骗 隐私 信息安全 网络安全`,
    safety: `things: emoji-rescue-workers-helmet emoji-fire-extinguisher emoji-warning; tint: red;
      words: 消防 安全 防火 防灾 施工`,
    law: 'things: emoji-balance-scale book emoji-fountain-pen; tint: blue; words: 法律 律师 普法 法治 法院',
    launch: `tint: blue; ground: keynote;
      words: 发布会 产品发布会 新品发布会 新品发布 首发 开幕式 launch keynote`,
    gala: `things: emoji-trophy emoji-clinking-glasses emoji-party-popper; tint: red; ground: stage;
      words: 年会 晚会 颁奖 典礼 盛典 周年 庆典 表彰 庆功 gala`,
    sport: `things: emoji-trophy sneaker emoji-basketball; tint: red;
      words: 运动会 运动 体育 比赛 竞技 冠军 sports`,
    food: `things: noodles skewers emoji-fork-and-knife-with-plate; tint: orange;
      words: 美食 餐饮 餐厅 小吃 舌尖 外卖 饭店 食堂 菜品 美味 吃货 食谱 做饭 早餐 晚餐 food`,
  },
  readTheme,
)

/** Other things that a sheet may announce: only where none of the others is meant. */
const GENERAL = readRows(
  {
    shopping: `things: gift emoji-shopping-bags emoji-shopping-cart; tint: red;
      words: 双十一 双11 双十二 618 大促 促销 电商 购物 打折 秒杀 优惠 特卖 清仓 狂欢 特价 会员日 折扣 囤货 省钱 sale`,
    talk: `things: emoji-studio-microphone emoji-speech-balloon chair; tint: blue;
      words: 讲座 论坛 分享会 沙龙 演讲 直播 峰会 大会 会议 播客 访谈 宣讲`,
    course:
      'things: book emoji-light-bulb emoji-fountain-pen; tint: blue; words: 课程 教程 入门 零基础 干货 知识 笔记 清单 指南 小白 必备',
    public: 'things: emoji-red-heart bouquet balloon; tint: red; words: 公益',
    opening: `things: emoji-party-popper balloon gift; tint: red;
      words: 开业 开张 新店 庆祝 盛大 上市`,
    goods: `things: headphones; tint: blue; ground: stage; words: 产品 商品 单品 新品`,
    brand: `things: perfume bouquet; tint: pink; ground: stage; words: 品牌 奢侈品 轻奢 高端`,
    event: `things: emoji-party-popper emoji-loudspeaker balloon; tint: orange; words: 活动 集会`,
    summer:
      'things: watermelon emoji-ice-cream lemonade; tint: teal; words: 夏日 夏天 暑假 暑期 清凉 盛夏',
  },
  readTheme,
)

const THEMES: Readonly<Record<string, Theme>> = joinTables(SPECIAL, GENERAL)

export const THEME_IDS: readonly string[] = Object.keys(THEMES)

/** The slot of a sheet's theme. */
export const THEME = 'theme'

/** The theme of a sheet; null: it has none. */
export function findThemeTrait(main: ThingWish): Theme | null {
  const id = traitOf(main, THEME)?.value ?? ''
  return Object.hasOwn(THEMES, id) ? THEMES[id] : null
}

type Stretch = { readonly start: number; readonly end: number }

const LATIN = /[a-z\d+]/

/** The places of a word; one in letters is no part of another. */
function* findWords(text: string, word: string): Generator<Stretch> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]]
    const isPart = LATIN.test(word[0] ?? '') && (LATIN.test(before) || LATIN.test(after))
    if (!isPart) yield { start: at, end: at + word.length }
  }
}

/** Places of the words of a theme, and of those with the same look behind them. */
export function listThemeWords(id: string, text: string): Stretch[] {
  const behind = THEMES[id]?.behind
  const alike = Object.entries(THEMES).filter(
    ([other, theme]) => other === id || (behind != null && theme.behind === behind),
  )
  const words = alike.flatMap(([, theme]) => theme.words)
  return words.flatMap((word) => [...findWords(text, word)])
}

/** Whether a theme brings what is behind its things. */
export const hasLook = (id: string): boolean => THEMES[id]?.behind != null || presents(id)

/** Goods that are presented have the stage of a theme for themselves. */
export const presents = (id: string): boolean => (THEMES[id]?.ground ?? 'shape') !== 'shape'

/** The things that a theme shows. */
export const listThemeThings = (id: string): string[] =>
  (THEMES[id]?.things ?? []).map((thing) => thing.id)

/**
 * Theme of a sheet: the one with the longest word.
 *
 * @param texts the title, then the prompt around it; in the lexicon's spelling
 */
export function findTheme(texts: readonly string[]): string | null {
  for (const themes of [SPECIAL, GENERAL])
    for (const text of texts) {
      const lengths = Object.entries<Theme>(themes).map(([id, { words }]) => {
        const found = words.filter((word) => !findWords(text, word).next().done)
        return { id, length: Math.max(0, ...found.map((word) => word.length)) }
      })
      const best = lengths.reduce((most, one) => (one.length > most.length ? one : most))
      if (best.length > 0) return best.id
    }
  return null
}
