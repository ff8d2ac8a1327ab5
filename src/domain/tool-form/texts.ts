/** Every word of 创作. */
export const texts = {
  cardsReading: '正在认 @ 的角色',
  start: '开始',
  generate: '生成',
  price: (credits: number, seconds = 0) =>
    credits > 0 ? `· ${seconds ? `${seconds} 秒 ` : ''}${credits} 积分` : '· 不花积分',
  queueing: '排队中',
  asking: '正在问价',
  unserved: '现在没有引擎能做',
  askAgain: '没连上，再试一次',
  offline: '网络断开，连上就能画',
  offlineBanner: '网络断开，写好的内容都在',
  queueIt: '连上就画',
  notTaken: (credits: number) => (credits > 0 ? `· ${credits} 积分还没扣` : '· 不花积分'),
  queued: '不等了',
  queuedBanner: '这张在等网：连上就画，积分还没扣',
  fixFirst: '改好就能生成',
  cannotDraw: (word: string) => ([...word].length > 8 ? '这句画不了' : `画不了${word}`),
  tooLong: (label: string, max: number) => `${label}最多 ${max} 字`,
  noQuote: '暂时没有报价',
  noLength: '不知道这段视频有多长，请重新上传一次',
  short: (credits: number) => `积分不够，还差 ${credits}`,

  /** Over the button of a visitor: the login page is next. */
  loginFirst: (credits: number) =>
    credits > 0 ? `先登录再画，新用户送 ${credits} 积分` : '先登录再画',

  balance: (credits: string) => `积分余额 ${credits}`,
  login: '登录',
  running: (count: number) => `${count} 个任务进行中，查看`,
  modes: '创作方式',
  brand: '墨光',
  about: '写一句话画成画，也修照片、做短片',

  random: '随机灵感',
  example: '月夜的荷塘，一只白鹤',
  tryExample: (prompt: string) => `试一句：${prompt}`,
  undo: '撤销',
  history: '历史',
  book: '百科',
  polish: '润色',
  addSlot: '加选项',
  references: '参考图',
  referencesSending: '还在传参考图',
  referencesFailed: '有一张参考图没传上',
  referenceGone: (number: number) => `图 ${number} 不在了`,
  referencesCannot: '先选一样怎么办',
  referencesNeeded: '这个模型要先加参考图',
  aLine: '一行一张',
  oneText: '合成一张',
  historyEmpty: '还没有用过的描述',
  historyHint: '生成过的描述会留在这台设备上',
  historyClear: '清空',
  historyRemove: (prompt: string) => `删除：${prompt}`,
  counter: (length: number, max: number) => `${length}/${max}`,
  counterLabel: (length: number, max: number) => `已写 ${length} 字，最多 ${max} 字`,

  refused: (words: readonly string[]) =>
    words.length > 0
      ? `${words.map((word) => `“${word}”`).join('、')}不能用来画。换个说法就可以，这次没有扣积分。`
      : '描述里有不能画的内容。换个说法就可以，这次没有扣积分。',
  removeWord: (word: string) => (word.length > 4 ? '删掉这个词' : `删掉“${word}”`),

  notDrawn: (word: string) => `“${word}”画不出，换成`,
  drawnAs: (word: string, by: string) => `“${word}”会画成${by}`,
  replaceBy: (word: string, offer: string) => `把“${word}”换成“${offer}”`,
  made: (manner: readonly string[]) => `画法：${manner.join('、')}`,
  readComposing: (known: number) => `读懂 ${known} 处，正在看是不是都画得进去`,
  subjectOpen: '没有写画什么，会替你选一个',
  nothingRead: '这句里没有画得出的东西，生成的话由画笔自己想',
  read(known: number, unknown: readonly string[]) {
    const shown = unknown.slice(0, 3).map((word) => `“${word}”`)
    if (unknown.length === 0) return `读懂 ${known} 处`
    const rest = unknown.length > shown.length ? `等 ${unknown.length} 处` : ''
    return `读懂 ${known} 处，画不出${shown.join('、')}${rest}`
  },

  all: (count: number) => `全部 ${count}`,
  models: '选画笔',
  alone: ({ name, note }: { name: string; note: string }) => `${name}：${note}`,
  changeModel: '换画笔',
  modelNow: (name: string, price: string) => `${name}，${price}，换画笔`,
  paused: '现在连不上',
  pausedTitle: '这支画笔现在连不上',
  takeOther: '换一支',
  later: '先不换',
  auto: '自动',
  size: (width: number, height: number) => `${width} × ${height}`,
  ratioLabel: (ratio: string, width: number, height: number) =>
    `${ratio}，${width} 乘 ${height} 像素`,
  countLabel: (count: number) => `${count} 张`,

  advanced: '高级',
  collapse: '收起',
  clear: '清空',
  common: '常用',
  commonNegative: '文字、水印、低清晰度',
  seedRandom: '随机',
  seedDice: '换一个种子',
  seedClear: '改回随机种子',
  keepSeed: '再画时保留种子',
  perPicture: (credits: number) => (credits > 0 ? `${credits} 积分` : '不花积分'),
  perSecond: (credits: number) => `${credits} 积分一秒`,
  parent: '从一张作品再画',
  parentDrop: '不再关联',
} as const
