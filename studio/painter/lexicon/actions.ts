import { wordList } from '../../lib/words'

/** Actions that no figure is drawn in; who is said to do one is declined, with the action named. */
export const UNDRAWN_ACTIONS: ReadonlySet<string> = new Set(
  `射箭 拉弓 擦窗 擦桌子 洗碗 洗衣服 晾衣服
  单膝跪地 双膝跪地 跪地 下跪 磕头 滑雪 滑冰 溜冰 冲浪 潜水 游泳 跳水 跳伞 攀岩 举重 摔跤 击剑 拳击 拔河 跳绳
  荡秋千 撒网 捕鱼 种树 插秧 采茶 采摘 收割 砍柴 挑水 织毛衣 缝衣服
  绣花 理发 洗脸 洗澡 开车 倒立 翻跟头 爬树 打架 吵架 拥抱 亲吻`
    .trim()
    .split(/\s+/),
)

/** Actions with an object: it is drawn with the agent. */
export const ACTION_THINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    laptop:
      '打字 敲键盘 敲代码 写代码 编程 办公 加班 在键盘上打字 用电脑 在用电脑 看电脑 玩电脑 使用电脑 操作电脑 敲电脑 打电脑 看着电脑 看着电脑屏幕 看电脑屏幕 上网课 上网',
    'emoji-bathtub': '洗澡 泡澡 洗着澡 泡泡浴 洗泡泡浴',
    'emoji-mirror': '照镜子 照着镜子 在照镜子',
    campsite: '露营 野营 扎营 宿营 搭帐篷 camping',
    sandcastle: '堆沙堡 堆着沙堡 堆沙子 堆沙 玩沙子 玩沙 堆城堡',
    snowman: '堆雪人 堆着雪人 堆起雪人 堆了个雪人',
    car: '开车 开着车',
    piano: '弹钢琴 弹着钢琴 钢琴演奏 演奏钢琴',
    guitar: '弹吉他 弹着吉他 弹奏吉他',
    'emoji-firecracker': '放鞭炮 放爆竹 点鞭炮',
    easel: '画画 作画 画油画 画水彩画 画素描 画架前 画板前 在画架前 在画板前',
    'emoji-hair-pick': '梳头 梳头发',
    'emoji-ping-pong': '打乒乓球 打乒乓',
    'emoji-telephone-receiver': '打电话 接电话',
    'emoji-toothbrush': '刷牙',
    'emoji-video-game': '玩游戏 打游戏 打电动 玩电子游戏',
    lipstick: '化妆 涂口红 补妆 抹口红',
    violin: '拉小提琴 拉琴 演奏小提琴',
    bicycle: '骑自行车 骑着自行车 骑单车 骑着单车 骑脚踏车',
  }).flatMap(([thing, words]) => words.split(' ').map((word) => [word, thing] as const)),
)

/** Actions that are done in a place which is drawn behind them, where no other one is named. */
export const ACTION_PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kitchen: '做饭 炒菜 做菜 烹饪 下厨',
    'living-room': '聚餐 吃年夜饭',
    classroom: '讲课 上课 授课 听课 讲台上 讲台',
    stage: '表演 演出 正在表演 开演唱会 演唱会 登台 登台演出 独奏 走秀',
  }).flatMap(([place, words]) => words.split(' ').map((word) => [word, place] as const)),
)

/** Actions that say where: the word whose place is drawn for them. */
export const PLACE_ACTIONS: ReadonlyMap<string, string> = new Map([
  ['下山', '山'],
  ['过马路', '斑马线'],
  ['上山', '山'],
  ['登山', '山'],
  ['爬山', '山'],
  ['出海', '海'],
  ['下海', '海'],
])

/** Drawn actions offered for one that is not, likeliest first. */
export const DRAWN_ACTIONS = wordList('看书 喝茶 散步 跳舞 奔跑 睡觉 坐着 站着')
