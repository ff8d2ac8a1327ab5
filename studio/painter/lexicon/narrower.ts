/**
 * Words of a family that name one kind of what it draws for them, by the id of the thing. They are
 * read as ever, and reported as drawn by the near thing: 手机壳 → 手机.
 */
const NARROWER: Readonly<Record<string, string>> = {
  dog: '边牧 德牧 哈巴狗 牧羊犬 猎犬 金毛 拉布拉多 萨摩耶 比熊',
  monkey: '猩猩',
  sheep: '山羊',
  cow: '牦牛 水牛',
  hamster: '豚鼠',
  frog: '蟾蜍',
  phone: '手机壳',
  ring: '珠宝 首饰',
  guitar: '乐器',
  calligraphy: '横幅',
  cyber: '机甲少女',
  'emoji-chinchilla': '龙猫',
  sushi: '日料 日料摆盘 日料拼盘 日式料理 日式料理摆盘 日本料理 日式美食',
  soldier: '战士',
  cake: '下午茶',
  'potted-plant': '龟背竹 琴叶榕 虎尾兰 绿萝',
}

/** Things by such a word. */
export const NARROWER_THINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(NARROWER).flatMap(([by, words]) => words.split(' ').map((word) => [word, by])),
)
