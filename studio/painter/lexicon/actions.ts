/** Actions that no figure is drawn in; who is said to do one is declined, with the action named. */
export const UNDRAWN_ACTIONS: ReadonlySet<string> = new Set(
  `写字 写作业 写信 射箭 拉弓 扫地 拖地 擦窗 擦桌子 打扫 打扫卫生 洗碗 洗衣服 晾衣服 做饭 炒菜 烹饪 包饺子 揉面 切菜
  打电话 单膝跪地 双膝跪地 跪地 下跪 磕头 滑雪 滑冰 溜冰 冲浪 潜水 游泳 跳水 跳伞 攀岩 举重 摔跤 击剑 拳击 拔河 跳绳
  荡秋千 打羽毛球 打乒乓球 打网球 打高尔夫 钓鱼 垂钓 撒网 捕鱼 种树 插秧 采茶 采摘 收割 浇花 砍柴 挑水 织毛衣 缝衣服
  绣花 理发 梳头 刷牙 洗脸 洗澡 打字 开车 下棋 打麻将 打牌 倒立 翻跟头 爬树 打架 吵架 拥抱 亲吻`
    .trim()
    .split(/\s+/),
)

/** Actions that say where: the word whose place is drawn for them. */
export const PLACE_ACTIONS: ReadonlyMap<string, string> = new Map([
  ['下山', '山'],
  ['上山', '山'],
  ['登山', '山'],
  ['爬山', '山'],
  ['出海', '海'],
  ['下海', '海'],
])

/** Drawn actions offered for one that is not, likeliest first. */
export const DRAWN_ACTIONS = [
  '看书',
  '喝茶',
  '散步',
  '跳舞',
  '奔跑',
  '睡觉',
  '坐着',
  '站着',
] as const
