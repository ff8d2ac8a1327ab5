/** Words that say how the others of a sentence belong together. */
import { ASKING_WORDS, PRAISE_WORDS } from '../lexicon/pictureless'
import { USE_WORDS } from '../lexicon/uses'
import { wordSet } from './names'

/** The word before it belongs to the word after it. */
export const OF = wordSet(`的 之 of`)

/** Verbs of carrying: the next noun is in the hands, on the back, under the body. */
export const HOLDING = wordSet(`
  紧握 紧握着 手握着 高举 高举着 双手捧着 捧起 端起 咬着 抽着 含着 搂着 紧抱 紧抱着 抱 抱着 抱住 抱起 抱起了 抱紧 怀抱 怀抱着 牵 牵着 拿 拿着 手拿 手持 执 手执 手握 握着 持 持着 捧 捧着 手捧 提 提着 手提 举 举着 骑 骑着 骑在 背 背着 撑 撑着
  打 打着 叼 叼着 端着 扛着 推着 抓着 带着 遛 喝 喝着 吃 吃着 啃 啃着 弹 弹着 拉 拉着 吹 吹着 敲 敲着 摘 翻阅 翻阅着 翻看 翻看着 翻着 手弹 手弹着 弹拨 弹拨着 捡 捡着 挥 挥着 挥舞 挥舞着 驾驶 开着 读着 玩着
  holding hugging carrying riding eating drinking playing driving reading walking_with hold holds rides carries
`)

/** Verbs of wearing. */
export const WEARING = wordSet(`
  穿 穿着 身穿 身着 身披 披 披着 戴 戴着 头戴 系着 佩戴 佩戴着 扎着 梳着 留着 长着 有着 拥有 带有 系 扎 梳 围着 涂着 化着 画着 打扮 装扮 配
  with wearing in_a dressed_in wears having
`)

/** Prepositions of place. */
export const AT = wordSet(`
  在 于 到 从 向 往 朝 朝着 沿 沿着 沿途 穿过 经过 路过 面对 面向 望向 俯瞰 眺望 仰望 围坐在 围坐着 靠着 对着 通向 走过 走进 走向 位于 身处 置身 置身于 处于
  on at near under beside behind over above below across against among along around into through inside outside
  beneath between by in as from toward towards during before after amid amidst within atop onto upon overlooking
`)

/** 窗台上, 树下: the noun before it is a place. */
export const SIDES = wordSet(`
  上 下 里 中 边 旁 前 后 内 外 间 旁边 里面 上面 下面 前面 后面 外面 中间 中央 之中 之上 之下 之间 之外 之巅 身边 身旁 附近 深处 底下 背后 上方 下方
  脚下 门口 尽头 里边 外边 当中 四周 周围 上空 一角 一侧 边缘 边上 畔 处 顶上 岸边 边的 对面
`)

export const JOINING = wordSet(`和 与 及 以及 还有 跟 同 并 、 and & + plus 以及`)

export const DENYING = wordSet(`
  没有 无 不要 不带 别画 不画 没 不含 去掉 除去 不需要 不想要 别有 禁止 避免 不出现 不能有 不要有 移除 排除 不见 no not without except avoid
  excluding never lacking
`)

/** In English the noun behind `of` is the thing: a portrait of a girl, a cup of coffee. */
export const CONTAINERS = wordSet(`
  cup glass bowl plate pair group bunch bouquet slice piece pile box bottle basket set couple crowd stack mug
  portrait photo photograph picture image illustration painting drawing render rendering shot view scene design
  sketch depiction artwork close_up closeup side top front version kind type style art concept
`)

/**
 * Kind of a picture, named behind its content: 猫咪头像, 山水壁纸, girl portrait. They are never
 * what is shown.
 */
export const PICTURES: ReadonlySet<string> = new Set([
  ...USE_WORDS,
  ...wordSet(`
  东西 主视觉 视觉 壁纸 画像 概念设计 设定 角色设定 形象 形象设计 造型 人设
  电商 商业摄影 美食摄影 半身 全身 背景 背景图 风格 风 画风 感觉 主题 元素 图案 艺术
  手绘 动漫 动画 二次元 卡通 艺术画 装饰画 挂画 手账 拍立得 网红 景 景观 景色 风光 风景 夜景 美景 氛围 意境 镜头 视角 画质 题材 展示 创意 合成 剪影 轮廓 模样 样子 姿势 风景区 景区 名胜区 风景名胜区 国家公园 国家森林公园 旅游区
  portrait photo photograph picture image illustration painting drawing render rendering shot view scene design
  sketch artwork close_up closeup art concept wallpaper background avatar photography character vector clipart
  style selfie headshot product mockup cinematic aesthetic vibe theme concept_art stock_photo full_body half_body
  upper_body profile lighting composition render_of
`),
])

/** Said of whom one sees, from where: 女孩的背影. */
export const VIEWS = wordSet(`背影 侧影`)

/** Nouns of quality or feeling: frequent in prompts, never painted. */
export const QUALITY: ReadonlySet<string> = new Set([
  ...PRAISE_WORDS,
  ...wordSet(`
  高清 超清 超高清 高质量 高品质 精致 精美 唯美 完美 极致 细节 细节丰富 丰富细节 大师 大师作品 杰作 名作 获奖作品 最佳 质感 质量 分辨率 高分辨率 超高分辨率 画质 超精细 精细 逼真 真实
  超现实 超现实主义 现实主义 浪漫主义 渲染 虚幻引擎 虚幻 引擎 光线追踪 光追 光影 光效 光感 光线 灯光 柔光 逆光 侧光 顺光 自然光 丁达尔 丁达尔效应 体积光 电影光 电影 电影级 电影感 大片 大片感 史诗 史诗级 氛围感 高级
  高级感 胶片 胶片感 胶片摄影 噪点 颗粒 颗粒感 景深 浅景深 虚化 背景虚化 焦点 对焦 焦距 镜头感 广角 微距 长焦 鱼眼 构图 三分法 黄金分割 黄金比例 对比度 高对比度 饱和度 高饱和 低饱和 色彩 色调 配色 撞色 渐变 渐变色 马卡龙 莫兰迪
  多巴胺 清新 小清新 治愈 治愈系 可爱 萌 呆萌 软萌 甜美 甜酷 梦幻 浪漫 温馨 温暖 神秘 优雅 高贵 华丽 大气 简约 简洁 极简 时尚 潮流 国潮 国风 古风 新中式 中国风 中式 日系 韩系 欧美 欧式 复古 怀旧 未来感 科技感 科幻感
  艺术感 设计感 故事感 故事性 空间感 层次感 立体感 透明感 通透感 意境 意境美 韵味 风味 情绪 情调 美感 张力 动感 力量感 速度感 活力 生机 灵动 飘逸 仙气 少女感 少年感 松弛感 线条 纹理 纹路 轮廓 笔触 颜料
  杂志 时尚杂志 摄影师 摄影展 美术 大赛 比赛 艺术站 站酷 花瓣网 p站 官方 海外 精品 推荐 热门 流行 最新 爆款 爆火 网红 干净 整洁 纯色背景 纯色 白底 白底图 透明背景 透明底 无背景 留白 版式 排版 居中 对称 全息 炫彩 炫酷 酷炫 酷
  帅气 霸气 威武 英俊 漂亮 美丽 绝美 绝世 惊艳 震撼 壮观 壮丽 宏伟 磅礴 气势磅礴 气势 恢宏 大场面 宏大 宏大场景 世界 画作 名画 佳作 风 版 款 系列 级别 效果 比例 画幅 竖版 横版 竖屏 横屏 竖构图 横构图 正方形 尺寸 像素 帧 张 幅
  诱人 食欲 大面积 现代化 高保真 鲜香 文艺 表现力 戏剧化 风格化 含蓄 肌理 想象力
  masterpiece quality detail details detailed resolution hd uhd 4k 8k 16k hdr raw unreal engine octane blender
  artstation trending deviantart pixiv behance dribbble award winning epic sharp focus bokeh depth field volumetric
  lighting light lights soft cinematic realistic photorealistic hyperrealistic ultra super high best ray tracing
  dslr nikon canon lens film grain mm f ar v niji q s style raw stylize chaos midjourney sd lora ultrarealistic
  vibrant colorful colourful color colors colour colours pastel palette tones mood moody dramatic dreamy ethereal cute kawaii adorable
  beautiful gorgeous stunning elegant majestic magical whimsical cozy cosy fantasy sci fi minimal clean simple modern vintage retro
  aesthetic solo trendy professional studio isolated white_background plain_background perfect composition
`),
])

/** Ends of words that say how a picture feels, not what it shows. */
export const QUALITY_ENDINGS =
  /(感|系|风|风格|主义|质感|画质|色调|色系|光效|光影|滤镜|构图|视角|画风|效果|级|范|向|氛围|气息|气质|情绪|意境|参数|画派|流派|引擎|渲染|像素|分辨率|摄影|细节)$/

/** Actions that the dictionary calls nouns. */
export const ACTION_NOUNS = wordSet(
  `钓鱼 垂钓 看书 读书 阅读 喝茶 品茶 放风筝 赛龙舟 散步 fishing reading reading_a_book reading_books reading_book`,
)

/** Verbs that request a painting. */
export const ASKING: ReadonlySet<string> = new Set([
  ...ASKING_WORDS,
  ...wordSet(`
  画 画一张 画一幅 画个 画出 生成 绘制 设计 制作 创作 做 做一个 做一张 帮我 请 给我 请帮我 我要 我想 想要 需要 来 来个 来一张 要 展示 描绘 描述 呈现 描写 为我 帮 请画 以 为主题 为主 主题 主题为 内容 内容是 内容为 画面 关于 一个 一下 一张
  draw paint create make generate design show imagine give please want
`),
])
