/**
 * Words without a picture of their own. `ask`: verbs of asking and connectives, `quality`: praise;
 * both are ignored silently. `attribute`: a material, a light or a property that is not drawn;
 * reported as not understood, but never the subject and never a reason to decline. `optional`: a
 * manner in general; understood where it is shown, and else ignored silently.
 */
export const PICTURELESS: Readonly<Record<'ask' | 'quality' | 'optional' | 'attribute', string>> = {
  ask: `面带 陈列 正方形插画 正方形图片 正方形画面 正方形构图 正方形的插画 正方形的图 方形构图 方形画面 方形插画 方形图片 测试图 测试图片 文生图 图生图 文字生图 ai绘画 ai生图 竖版 横版 竖屏 横屏 竖幅 竖构图 横构图 以后 观感 严格 严格按照 请严格按照 按照 画面比例 画出来 提示词 写提示词 grok midjourney 即梦 豆包 运用 作响 叮咚作响 叮咚 味道 气味 竞相 争相 饰演 纷纷 络绎不绝 想象 印象 令人印象深刻 画个 成语 俗语 谚语 歇后语 高清相机 捕捉 捕捉到 采用 呈现出 突出 一种 般的 增添 强调 这个 增强 创造 使用 散发 散发出 创建 体现 唤起 包括 包含 吸引 模仿 用于 一款 具有 象征 这些 展现出 展示出 出自 由 将 且 却
    已经 通过 等 应 对 比 另 nano_banana gpt gpt4o chatgpt dall_e dalle stable_diffusion seedream 文心一格 通义万相 可灵 混元`,
  quality: `苹果风格 苹果风 苹果官网风格 悠远 食欲诱人 令人垂涎 能不能用 好不好用 摄影棚级 棚拍级 普通 高级 高级感 质感高级 有质感 有设计感 设计感 出片 充满活力 生动 魅力 独特 复杂 令人 动态 真实性 现实 栩栩如生 商用 高端 精品级 专业 单反质感 单反画质 单反相机拍摄 单反拍摄 大师级 专业级 震撼人心 引人入胜
    未来主义 未来主义风格 未来派 十足 反光 颗粒感 完整 完整构图 主体 边缘清楚 边缘清晰 清楚 电影级 分辨率 高分辨率 超高分辨率
    hdr 商业 商业级 品质 高品质 头肩构图 头肩 全身可见 可见 渲染 柔光 柔光渲染 简单 高细节 克制 酷炫 炫酷 风情 装扮 设定 主打 文案
    新款 标题 解析度 画素`,
  optional: `工作室灯光 工作室光线 影棚灯光 摄影棚灯光 摄影灯光 商业灯光 专业灯光 日式 并肩 肩并肩 并排 插画 插图 卡通 动画 动漫 儿童插画 童书插画 儿童绘本 绘本 绘本风 绘本风格 二次元 手绘 漫画 q版 国风 古风 国潮 简约 简洁 极简 纯色背景 白底 排排坐
    illustration cartoon anime storybook`,
  attribute: `红色调色板 蓝色调色板 绿色调色板 紫色调色板 粉色调色板 黄色调色板 烟囱冒烟 烟囱冒着烟 烟囱冒出炊烟 交织 交错 交融 张开 皱纹 满脸皱纹 爪子 鬃毛 獠牙 脸庞 额间 义眼 机械义眼 热带地区 沿海地区 北方地区 南方地区 种类 大全 流程 制作流程 制作过程 制作步骤 工作原理 肌理 纸张肌理 文艺 圆润 用光 港式 港风 夜店 无纺布 九宫格 六宫格 四宫格 宫格 四格 钟声 琴声 笛声 鼓声 毕业季 透明 荧光色 金色点缀 银色点缀 红色点缀 蓝色点缀 绿色点缀 黄色点缀 粉色点缀 紫色点缀 橙色点缀 白色点缀 黑色点缀 红蓝点缀 金色装饰 鎏金点缀 烫金点缀 风格调色板 色彩调色板 早会 晨会 例会 开早会 外观 外立面 外观图 食物纹理 食材纹理 皮肤纹理 毛发纹理 织物纹理 艺术性 ins风 ins风格 国漫 国漫风格 皮克斯 皮克斯风格 皮克斯动画风格 皮克斯动画 迪士尼风格 迪士尼动画风格 第三人称 第三人称视角 电商平台 平台 2d横版游戏 横版游戏 横板游戏 黑色幽默 韩系 目光 技法 脸部 五官 登山杖 颈部 脖子 胸口 额头 面部 肌肤 眉毛 睫毛 牌子 相间 氛围灯 手臂 皮毛 毛发 发型 长长 黑亮 红晕 轮廓线条 世纪 年代 春节 产品 广角镜头 形状 美学 大写意 划痕 畸形 肢体 体态 面容 海军装 古装剧 亮色 暗色 深色 浅色 彩虹色 粉彩 青铜 黄铜 铁 钢铁 塑料 亚克力 皮革 皮质 蕾丝 棉麻 亚麻 针织 毛绒
    毛毡 羊毛 牛仔 布料 黏土 粘土 珐琅 橡胶 光滑 粗糙 半透明 金属光泽 生锈 毛茸茸 蓬松 柔软 超广角 散景 模糊 移轴 长曝光 运动模糊 35mm 50mm 85mm 宝丽来 佳能
    尼康 索尼 徕卡 哈苏 柯达 抓拍 快照 纪实 手机拍摄 光圈 侧逆光 顶光 轮廓光 背光 聚光灯 暖光 冷光 光斑 光晕 阴影 影子 明暗对比 高调 低调 环形灯 影棚光
    戏剧性光线 高光 辉光 闪光灯 恐怖 阴森 搞笑 幽默 庄严 肃穆 紧张 激烈 自由 神圣 中景 高角度 平视 第一人称 方图 等距 微缩 一点透视 万圣节 装饰 充满 明亮 拟人化
    材质 闪亮 表面 蒸汽 奢华 朋克 投射 闪闪发光 闪烁着 照明 眼神 姿态 身体 手 动作 脸上 皮肤 双手 嘴唇 脸颊 手指 肩膀 环境 地板 内部 身后 文字 中文 融合 悬浮
    融化 散落 伸出 竹编 藤编 短毛 长毛 自定义 日系 日系清新 日系小清新 日系风 日系风格 亮着灯 亮着灯光 亮起灯 亮起了灯 点着灯 点亮灯 开着灯 亮灯 屋顶上覆盖 屋顶上覆盖着 屋顶覆盖 屋顶覆盖着 屋顶上长满 屋顶长满 风格调色板 极简风格调色板 极简调色板 莫兰迪调色板 复古调色板 冷色调色板 暖色调色板 柔和调色板 单色调色板 双色调色板 有限调色板 霓虹调色板 马卡龙调色板 双色效果 双色调效果 鲜艳的调色板 明亮的调色板 柔和的调色板 丰富的调色板 温暖的调色板 苔藓地毯 落叶地毯 花瓣地毯 泥塑 雪天 冰雹 霜 一角 光线 气泡感 层叠 螺旋 对称感 未来 未来感
    反射 光效 特效 画布 云原生 分布式 微服务`,
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const ASKING_WORDS = wordSet(PICTURELESS.ask)
export const PRAISE_WORDS = wordSet(PICTURELESS.quality)
export const OPTIONAL_WORDS = wordSet(PICTURELESS.optional)
export const ATTRIBUTE_WORDS = wordSet(PICTURELESS.attribute)
