import { wordList } from '../../lib/words'

/** Purpose or kind of a picture, which decides its layout. */
export const LAYOUTS = wordList(`
  product ad avatar wallpaper inline cover banner poster sticker id-photo portrait group full-body
  figurine mascot line-art icon pattern card comic picture diagram
`)
export type Layout = (typeof LAYOUTS)[number]

/**
 * Words of use by their layout: 口红产品图, 微信头像. They say what a picture is for and are never
 * its subject, except where the design family draws the article itself (海报, 贴纸, 贺卡).
 */
export const USES: Readonly<Record<Layout, string>> = {
  product: `产品图 产品照 产品摄影 产品渲染图 产品展示图 商品图 商品照 商品照片 产品照片 产品广告照片 商品主图 主图 电商主图 电商图 电商产品图 白底图 白底 商品摄影 静物摄影 详情页 详情图
    展示图 棚拍 模特图 平铺 平铺图 平铺摆拍 平铺拍摄 场景图 带货图 样张 棚拍样张 产品样张 摆盘 美食摆盘 美食图 美食特写 美食广告 淘宝主图 天猫主图 京东主图 拼多多主图 淘宝图 亚马逊主图 产品大片 美食杂志摄影 美食摄影 杂志摄影 产品特写 产品宣传图 产品封面 实物 实物图 实物照 实物照片 实拍 实拍图 实图`,
  ad: `广告 广告图 宣传图 促销图 活动图 推广图 种草图 广告语 广告位 广告牌图`,
  avatar: `虚拟头像 数字头像 游戏头像 个性头像 头像 微信头像 QQ头像 抖音头像 社交头像 卡通头像 动漫头像 二次元头像 网名头像 头像图 小红书头像 微博头像 avatar`,
  wallpaper: `电脑桌面 电脑桌面壁纸 电脑桌面背景 锁屏 锁屏图 竖屏壁纸 苹果壁纸 安卓壁纸 电脑壁纸 桌面背景 横屏壁纸 背景图片 屏保 苹果手机壁纸 平板壁纸 ipad壁纸 朋友圈背景 聊天背景 聊天背景图`,
  inline: `配图 朋友圈配图 朋友圈图 朋友圈图片 朋友圈 文章配图 文案配图 公众号配图 公众号文章配图 小红书配图 小红书图 插图 课件插图 ppt配图 早安图 晚安图 问候图
    打卡图 新闻配图 教材插图 课本插图 微博配图`,
  cover: `封面图 公众号封面 公众号首图 小红书封面 视频封面 抖音封面 朋友圈封面 微博封面 课程封面 ppt封面 歌单封面 首图 头图 公众号头图 微信公众号封面 微信公众号首图 微信公众号头图 微信公众号封面图 公众号封面图 小红书封面图 博客封面 博客封面图 博客头图 文章封面 文章封面图 文章头图 b站视频封面 抖音视频封面 抖音直播封面 知乎封面 专栏封面 b站封面 直播封面 播客封面 视频号封面 推文封面 推文首图 笔记封面 小红书笔记封面 教程封面`,
  banner: `banner 品牌主视觉 品牌视觉 品牌kv 活动主视觉 主视觉 主视觉图 视觉图 背景视觉图 首页视觉图 kv 横幅图 长图 开屏图 轮播图 焦点图 横幅 网站横幅 网页横幅 横幅广告 广告横幅`,
  poster: `宣传画 招贴画`,
  sticker: `白边 白色描边 白描边 手账贴纸 手账素材 冰箱贴 胸针 钥匙扣 表情图 斗图 动图 gif表情 挂件`,
  'id-photo': `证件照 职业证件照 商务证件照 毕业证件照 护照照片 最美证件照 一寸照 二寸照 寸照 职业形象照 商务形象照 职业照 形象照 工作照 简历照 商务照 登记照 免冠照`,
  portrait: `满月照 百天照 百日照 周岁照 宝宝照 肖像照 肖像摄影 人物肖像 人物肖像照 人像照 人物照 人物摄影 个人照 单人照 个人写真 写真 写真照 艺术照 古装写真 人像 人像摄影 肖像 肖像画 自画像 半身像 半身照 大头照 自拍 自拍照 生活照 街拍 人像写真 艺术写真`,
  group: `全家福 合影 合照 结婚照 毕业照 亲子照 合影照`,
  'full-body': `全身照 全身像 立绘 角色立绘 角色设计 人物设定 设定图 角色原画 游戏角色 三视图 角色设定图 人物立绘`,
  figurine: `手办 盲盒 手办模型 盲盒手办 手办照片 手办摆件`,
  mascot: `公仔 吉祥物 ip吉祥物 ip角色 ip形象 卡通形象`,
  'line-art': `线稿 简笔画 儿童简笔画 儿童涂色图 儿童涂色书 儿童涂色页 儿童填色图 涂色图 涂色书 填色书 涂色页 填色页 填色图 涂色卡 填色卡 涂色画 填色画 coloring_page colouring_page coloring_book 素描稿 草图 手稿 儿童画 线稿图 线描 速写`,
  icon: `印章图 小图标 图标设计`,
  pattern: `纹样 印花 底图`,
  card: `书签 邮票 明信片图`,
  comic: `漫画 四格漫画 连环画 绘本 绘本插画 绘本插图 儿童绘本 儿童绘本插画 儿童绘本插图 儿童绘本插图画 分镜 故事板`,
  picture: `分享图 美食分享图 概念设定图 游戏概念设定图 概念设计图 场景概念图 游戏概念图 设定集 图鉴 科普图鉴 冒险 历险 历险记 奇遇 奇遇记 旅程 日常 工作场景 生活场景 使用场景 应用场景 日常场景 内景 内景图 外景 图 图片 图像 图画 画 画作 照片 相片 摄影 摄影作品 插画 插画图 绘画 作品 卡通画 动漫画 界画 风景画 风景图 风景图片 风景照 风景照片 视图 特写视图 概念 概念场景 概念场景图 艺术品 画面 场景 素材 效果图 渲染图 概念图 原画 特写 剧照 截图 大片 特写镜头 近景镜头 中景镜头 远景镜头 情绪大片 微距图 俯视图 正面图 侧面图 美图
    高清图 素材图 写实图 全景图 意境图`,
  diagram: `er图 泳道图 甘特图 信息图 流程图 思维导图 示意图 结构图 图表 界面 ppt 爆炸图 平面图 海报模板 架构图`,
}

export const USE_WORDS: ReadonlySet<string> = new Set(
  Object.values(USES).flatMap((words) => words.toLowerCase().trim().split(/\s+/)),
)

const LAYOUT_WORDS: ReadonlyMap<string, Layout> = new Map(
  Object.entries(USES).flatMap(([layout, words]) =>
    words
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .map((word) => [word, layout as Layout] as const),
  ),
)

/** The layout a word of use asks for; null for any other word. */
export const findWordLayout = (word: string): Layout | null => LAYOUT_WORDS.get(word) ?? null

/** Uses that show beings, and not a look alone. */
export const OF_BEINGS = /^(?:avatar|figurine|mascot|sticker|comic)$/
