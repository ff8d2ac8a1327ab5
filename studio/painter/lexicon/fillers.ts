import type { LexiconData } from './format'

/** Words that hold a sentence together and ask for nothing that can be painted. */
export const fillers: LexiconData = {
  'word:particle': `的 了 着 在 之 于 地 得 呢 吗 吧 啊 呀 嘛 哦 呈 位于 处于 立于 坐落在 the of in on at with by to from
    into it its it's this that these those as for there here which who while`,
  'word:filler': `窗户透着 窗户里透着 窗内透着 窗里透着 窗户透出 窗户里透出 窗内透出 窗里透出 窗口透出 窗户亮着 窗口亮着 家庭氛围 家庭气氛 车身上 车身 机身 做朋友 交朋友 成为朋友 成了朋友 是好朋友 random 面露 置身 仿佛置身 让观众仿佛置身 让人仿佛置身 露天座位 科普 双十一 双十二 双11 双12 商业摄影 商业广告摄影 广告摄影 摄影风 商业摄影风 杂志风 电商风 广告风 大片风 画报风 细节 之家 一幅画面 一副画面 一个画面 天鹅绒 丝绒 绒布 神情 神态 气质 东亚 亚洲 asian 凝望 凝视 蒙蒙 形成 延伸 延伸至 分布 两侧 looking_at_the_camera looking_at_camera looking_at_the_viewer looking_at_viewer 看向镜头 看着镜头 面对镜头 面向镜头 国潮 国潮风 国潮插画风 新国潮 趴 趴在 趴着 晒 散步 漫步 溶溶 淡淡的 露营 休息 发呆 两岸 处处 流动 鸣 啼 鸣叫 唱歌 啼叫 歌唱 里 中 上 下 边 旁 前 后 有 从 到 向 把 被 让 那 这 其 外 内 间
    处 时 时分 的时候 时候 时节 也 都 又 再 还 就 只有 正 正在 更 很 非常 十分 极其 特别 最 太 好 真 比较 有点 一点 一些 稍微 略 颇 任何 所有 一切 整个 全部 每 某 各 各种 它 他 她 我
    你 我们 他们 它们 自己 呈现 出现 显示 展现 描绘 描写 表现 一幅 一幅画 一张 一副 张 画 画面 画面中 画面里 画出 画着 图 图片 图画 照片 作品 背景 背景是 主题 主题是 风景 景色 景 景象 景致
    风光 风格 风格的 氛围 气氛 意境 感觉 感 质感 色调 调 色 光线 光 光影 天 大地 地面 世界 空气 请 帮我 给我 为我 想 想要 想看 要 希望 需要 可以 能 会 应该 生成 绘制 制作 一下 来 去
    来自 看 看见 看到 看着 望 望着 望向 望见 听 听着 坐 坐着 坐在 站 站着 站在 站立 躺 躺着 躺在 走 走着 走在 走过 行走 走向 飞 飞过 飞翔 飞舞 飞向 飞越 飞行 飞起 飘 飘着 飘过 飘浮 飘荡
    飘落 漂浮 漂荡 停 停着 停泊 停靠 泊 漂 漂着 映 映着 映照 映衬 照 照着 照亮 照耀 洒 洒在 洒下 洒满 升 升起 升空 挂 挂着 挂在 开 开着 盛开 绽放 开满 开放 绽开 落 落下 落在 落满 倒 横
    横跨 横卧 环绕 围绕 包围 笼罩 覆盖 布满 铺满大地 点缀 装点 依偎 依傍 依 靠 倚 倚着 伫立 矗立 屹立 耸 立 立着 矗 卧 卧着 藏 藏着 隐 隐现 掩映 露出 露 浮 浮现 浮动 流 流过 流淌 流向 翻涌 涌动 翻滚 盘旋 悬挂 高悬 悬挂在 奔流
    奔跑 跑 跑着 奔 游 游着 游动 游来 游来游去 游过 游弋 戏 戏水 嬉戏 玩 玩耍 跳 跳跃 跃 跃出 跃起 追 排成 追逐 吹 吹过 吹着 吹拂 摇 摇曳 摇着 摇晃 轻轻 缓缓 慢慢 静静 默默 渐渐 微微 淡淡 隐隐
    独处 面朝 面向 面对 一起 一样 一直 依旧 依然 仿佛 好像 好似 似 像 如 如同 若 犹如 宛如 宛若 驶 驶过 驶向 航行 划 划过 划着 划船 归 归来 回 穿 穿着 穿过 穿越 撑 撑着 撑起 打着 拿着 提着 抱着 骑 骑着 读 钓
    等车 等候 等待 钓着 闪烁 闪耀 闪着 燃 燃烧 亮 亮着 亮起 染 染红 染成 变 变成 成 化 化作 作 深处 之中 之上 之下 之间 之外 之夜 之时 之景 周围 四周 旁边 里面 外面 上面 下面 后面 前面 附近 身边 背后 沿着
    沿 当 当中 然后 而 但 但是 只是 以 用 所 者 因 因为 所以 则 与其 大片 美丽 美 漂亮 好看 优美 精美 精致 绝美 美好 美轮美奂 动人 迷人 自然 大自然 古典 传统 艺术 现代 高清 高质量
    高品质 超清 大师 大师作品 杰作 最佳 最佳质量 完美 细腻 丰富 细致 层次 层次感 层次分明 立体 立体感 空间感 真实 超高清 电影感 电影 壁纸 手机壁纸 头像 封面 配图 颜色 色彩 配色 为主 主色 主色调
    基调 搭配 构图 视角 镜头 拍摄 视野 整体 以为 飘来 under above beside behind over across through beneath near around along between
    among against within beyond below inside outside before after during where when like picture painting style
    styled scene view landscape scenery artwork art image photo photograph wallpaper illustration_of painting_of
    picture_of beautiful pretty lovely gorgeous stunning elegant amazing wonderful nice masterpiece quality best
    high_quality 4k 8k hd uhd highly detailed intricate realistic photorealistic ultra cinematic professional
    trending artistic aesthetic atmosphere atmospheric mood feeling background_of colour color colours colors
    colored coloured tone tones palette light lighting very so too really quite just also only all every any each be
    been being am was were has have having had do does will would can could should may please draw paint make create
    show generate render want need give me i you he she they we my your his her their our flying floating standing
    sitting walking running swimming sailing rising falling growing blooming hanging shining covered filled
    surrounded made set lit drifting resting sleeping looking watching gliding soaring passing going coming playing
    leaping jumping climbing drawn painted full up down off out onto toward towards air sky world nature natural
    land ground earth time lots_of style_of in_the_style_of number kind type full_of next side front back`,
}

/** Of these the ones that say something one would see: where it is not drawn, it is left out. */
export const SEEN_ACTIONS: ReadonlySet<string> = new Set(
  `燃 燃烧 晒 散步 漫步 露营 休息 唱歌 歌唱 鸣叫 飞翔 飞舞 飘落 奔跑 跑 奔跑着 嬉戏 戏水 玩耍 跳跃 跃起 追逐 旋转 划船 航行 依偎 排成 漂浮 飘浮 悬浮 漂荡 飘荡 等待 等候 等车 盘旋 翻涌 盛开 绽放 绽开 环绕 闪烁 闪耀 游动 游弋 穿梭 走向 停泊 抱着 拿着 提着 打着`.split(
    ' ',
  ),
)
