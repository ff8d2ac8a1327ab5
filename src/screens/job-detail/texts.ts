/** Chinese texts of the job detail page. */
import type { TagKind } from '@contract/tools/img2tag'

export const FACTS = {
  engine: '画笔',
  tool: '工具',
  on: '开',
  off: '关',
  length: '片长',
  style: '风格',
  styleFree: '自动',
  styleChosen: (style: string) => `自动（${style}）`,
  strength: '风格强度',
  ratio: '画幅',
  size: '尺寸',
  seed: '种子',
  count: '张数',
  countMade: (requested: number, finished: number) => `要 ${requested} 张，画好 ${finished} 张`,
  pictures: (count: number) => `${count} 张`,
  duration: '用时',
  seconds: (seconds: string) => `${seconds} 秒`,
  minutes: (minutes: number, seconds: number) => `${minutes} 分 ${seconds} 秒`,
  cost: '花费',
  credits: (credits: number) => `${credits} 积分`,
  time: '时间',
}

export const DETAIL = {
  back: '返回',
  params: '参数',
  copyPrompt: '复制提示词',
  promptCopied: '提示词已复制',
  valueCopied: (label: string) => `${label}已复制`,
  negative: '反向提示词',
  understood: '画进去了',
  manner: '画法',
  substituted: '画成了',
  instead: (word: string, by: string) => `${word} → ${by}`,
  ignored: '没画',
  markNote: '由 AI 生成，带有可见标识和写入文件的标识，请不要去除。',
  developed: (duration: string) => `刚刚显影，用时 ${duration}`,
  page: (index: number, count: number) => `${index} / ${count}`,
  openViewer: (index: number, count: number) => `第 ${index} 张，共 ${count} 张，查看大图`,
  lineage: '来历',
  parent: '上一稿',
  self: '这一稿',
  nth: (position: number) => `第 ${position} 张`,
  save: '保存',
  saveAll: (count: number) => `保存 ${count} 张`,
  saving: '保存中',
  remove: '删除',
  again: '再画一张',
  againTool: '再来一次',
  acts: '这张画',
  goOn: '接着用',
  compared: '看对比',
  batch: '看这一组',
  palette: '颜色',
  tags: '标签',
  facts: '画面',
  usePrompt: '用这段描述画一张',
  retry: '重试',
}

export const NOTES = {
  doubtful: '这次可能没做对',
  giveBack: (credits: number) => `退回 ${credits} 积分`,
  returned: (credits: number) => `这次没做对，${credits} 积分已退回，结果留给你`,
  cameBack: (credits: number) => `${credits} 积分已退回，结果留给你`,
  nothingLeft: '这次的积分已经退回过了',
}

export const PLAIN = {
  title: '不带可见标识的文件',
  intro:
    '默认下载的图片边角带“AI 生成”字样。按《人工智能生成合成内容标识办法》第九条，你可以申请不带这个字样的文件，须先接受下面的义务：',
  agree: '我已逐条读过，并接受这些义务',
  agreement: '《AI 创作服务协议》',
  save: '同意并下载',
  busy: '正在准备',
}

/** Megabytes of a layered file of a picture of a million pixels. */
const LAYERS_MB = [4, 30] as const

export const LAYERS = {
  title: '分层文件',
  intro:
    '画里的东西各在一层，影子、倒影和它在一组，天空、地形、水面、背景各成一组，可以在 Photoshop 等软件里接着改。',
  label: '“AI 生成”标识是最上面的一层，请不要去除；文件里也写有标识。',
  restless: '这种画法的笔触连成一片：移开一样东西以后，接缝处看得出来。',
  formats: (formats: readonly string[], pixels: number) => {
    const [least, most] = LAYERS_MB.map((size) =>
      Math.max(1, Math.round((size * pixels) / 2 ** 20)),
    )
    const vectors = formats.includes('svg')
      ? '；还有一份 SVG，东西是可以改的路径，景色里的天空、地形和水面是图片'
      : ''
    return `PSD，大约 ${least} 到 ${most} MB${vectors}`
  },
  file: (format: string, megabytes: string) => `${format.toUpperCase()} · ${megabytes} MB`,
  order: (credits: number | null) =>
    credits === null ? '做成分层文件' : `做成分层文件 · ${credits} 积分`,
  short: (credits: number) => `还差 ${credits} 积分`,
  making: (percent: number) => `正在分层 ${percent}%，关掉这里也会做完`,
  unserved: '现在没有画笔能做分层文件，请稍后再来',
  download: '下载',
  copyLink: '复制链接',
  copied: '链接已复制，请到系统浏览器里打开下载',
  copyFailed: '没有复制成，请再试一次',
}

export const GRID = {
  /** As everybody who knows such grids calls them. */
  upscale: (position: number) => `U${position}`,
  upscaleLabel: (position: number, credits: number) =>
    `U${position}，放大第 ${position} 张，${credits} 积分`,
  variation: (position: number) => `V${position}`,
  variationLabel: (position: number, credits: number) =>
    `V${position}，变化第 ${position} 张，${credits} 积分`,
  upscaleWord: '放大',
  variationWord: '变化',
  price: (credits: number) => `${credits} 积分`,
  short: (credits: number) => `还差 ${credits} 积分`,
  repaints: '放大会照原构图重画成两倍大；变化保留构图，换时辰、天气和颜色，出四张。',
  enlarges: '放大把这张的像素变清楚；变化换光线和颜色，出四张。',
  all: '四张一起看',
  one: (position: number) => `第 ${position} 张，单独看`,
  position: (position: number) => String(position),
}

export const ANSWER = {
  prompt: '描述',
  copy: '复制',
  copied: '描述已复制',
  source: '识别的图片',
  gone: '这张图片已经不在了，识别到的文字还在',
  colour: (name: string, share: string) => `${name}，占 ${share}，复制色值`,
  time: '时间',
}

const KINDS: Record<TagKind, string> = {
  object: '画面里有',
  scene: '环境',
  text: '文字',
  colour: '色彩',
  light: '光线',
  composition: '构图',
  texture: '质感',
  origin: '来源',
}

export const TAG_KINDS: Readonly<Record<string, string | undefined>> = KINDS

export const FAILED = {
  title: '这次没有画成',
  cancelled: '已取消',
  returned: (credits: number) => `${credits} 积分已退回`,
  edit: '改一改',
  queueing: '排队中',
}

export const REMOVE = {
  title: '删除这次创作？',
  body: (count: number) => `这次的 ${count} 件作品会一起删除，不能恢复。`,
  bodyNone: '删除后不能恢复。',
  confirm: '删除',
  cancel: '取消',
  loading: '正在删除',
  done: '已删除',
}

export const MISSING = {
  title: '找不到这次创作',
  note: '它可能已被删除',
  toLibrary: '去画夹',
  failed: '没有打开',
  retry: '再试一次',
  anonymous: '登录后才能看自己的创作',
  login: '去登录',
}

export const LAPSE = {
  open: '看它怎么画出来',
  title: '画出来的过程',
  play: '播放',
  finished: '完成',
  at: (name: string) => `画的过程：${name}`,
  nth: (nth: number, name: string) => `第 ${nth} 步，${name}`,
  made: (time: string) => `墨光 · AI 生成 · ${time}画成`,
  length: '时长',
  seconds: (seconds: number) => `${seconds} 秒`,
  shape: '画幅',
  shapes: { tall: '9:16', square: '1:1', original: '原样' },
  music: '配乐',
  words: '片尾',
  caption: '写上描述',
  save: '存成视频',
  making: '正在剪成视频',
}
