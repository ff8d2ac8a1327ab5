/** Chinese texts of editing a picture by a sentence. */
import type { EditKind, EditScope, EditStrength } from './types'

export const SAY = {
  label: '改这张：输入或说一句',
  first: '说一句，改这张',
  next: '接着说，再改一点',
  other: '换一句说说',
  target: '要改的这张',
  send: '看改法',
  mic: '说话输入',
  queue: '排在后面',
  queued: '排在这版后面',
  unqueue: '不排了，改这句',
  tooLong: (over: number) => `多了 ${over} 个字，短一点就能看改法`,
  offline: '网络断开，这句话留着，连上再看改法',
  suggestions: '可以这样改',
}

export const PLAN = {
  title: '改法',
  cannotTitle: '这句改不了',
  rewrite: '改这句话',
  reading: '正在读这句话',
  understood: (count: number) => `读懂 ${count} 处。下面不对的，点一下就换`,
  announced: (count: number, credits: number) => `读懂 ${count} 处，${credits} 积分`,
  keep: '不动',
  scope: '范围',
  strength: '强度',
  add: '加',
  remove: '去',
  swap: '换',
  change: '改',
  into: '成',
  to: '到',
  scopes: { thing: '只这里', around: '连周围', whole: '整张' } satisfies Record<EditScope, string>,
  onlyThing: (name: string) => `只${name}`,
  strengths: { light: '轻', usual: '中', strong: '重' } satisfies Record<EditStrength, string>,
  kinds: {
    time: '时辰',
    weather: '天气',
    season: '季节',
    style: '画风',
    tone: '色调',
    background: '背景',
    extend: '画面往外画',
    crop: '裁剪',
    upscale: '放大',
    cutout: '抠出来',
    vary: '换个样子',
    undo: '回到上一版',
  } satisfies Partial<Record<EditKind, string>>,
  drawBox: '框一块',
  drawingBox: '在图上拖一块',
  dropBox: '去掉框',
  here: '改这里',
  addHere: (what: string) => `${what}加在这里`,
  stays: (name: string) => `${name}不动`,
  dropKeep: (name: string) => `不动：${name}，点一下去掉`,
  addKeep: '再加一样不动的',
  dropStep: (summary: string) => `不改这一处：${summary}`,
  choose: (value: string) => `${value}，换一个`,
  region: {
    change: (name: string) => `${name}，要改，点一下不动它`,
    keep: (name: string) => `${name}，不动，点一下改它`,
    free: (name: string) => `${name}，点一下选它`,
  },
  lastStep: '只有这一处要改，换一句说说',
  also: '也可能是',
  notUnderstood: (words: string) => `“${words}”没读懂，这部分不会改`,
  seconds: (seconds: number) => `约 ${seconds} 秒`,
  confirm: '确认改',
  price: (credits: number) => `· ${credits} 积分`,
  undo: '撤回到上一版',
  ordering: '正在排队',
  stop: '不改了',
  short: (credits: number) => `积分不够，还差 ${credits}`,
  promise: '没改成不扣。原图一直在，随时能撤回',
  failed: '没读成，没有扣积分',
  retry: '再试一次',
  priceChanged: '价格变了，看过再确认',
  universal: ['构图', '画风', '光'],
}

export const CANNOT = {
  unread: '没读懂',
  nothingTaken: '没有扣积分，这张也没有动',
  ways: '可以这样',
  credits: (credits: number) => `${credits} 积分`,
  free: '不收积分',
}

export const RUNNING = {
  title: '正在改',
  steps: ['认画面', '在改', '收边'],
  before: '改之前',
  cancel: (credits: number) => (credits > 0 ? `取消，退 ${credits} 积分` : '取消'),
  finishing: '快好了',
  mayLeave: '可以离开，改好会在画夹提醒你',
  close: '收起',
  left: (time: string) => `还要${time}`,
  spoken: (percent: number) => `正在改，${percent}%`,
}

export const VERSIONS = {
  label: '版本',
  original: '原图',
  version: (number: number) => `第 ${number} 版`,
  spoken: (number: number, summary: string, current: boolean) =>
    [number === 1 ? '原图' : `第 ${number} 版`, summary, current ? '现在' : '']
      .filter(Boolean)
      .join('，'),
  branch: '分支',
  more: (count: number) => `+${count}`,
  moreLabel: (count: number) => `还有 ${count} 条分支，看全部经过`,
  say: (number: number) => `从第 ${number} 版接着说`,
  all: '全部经过',
  used: (took: string | null, credits: number) =>
    [took ?? '', credits > 0 ? `用了 ${credits} 积分` : '不收积分'].filter(Boolean).join(' · '),
  undo: '撤回',
  compare: '对比',
  hold: '按住看改前',
  release: '松手看改后',
  before: '改前',
  after: '改后',
  slider: (share: number) => `改前改后对比，${share}%`,
  undone: '回到上一版',
  redo: '重做',
  atFirst: '这就是原图',
  gone: '这一版的图已经删除',
}

export const VOICE = {
  title: '正在听',
  stop: '不说了',
  done: '说完了',
  again: '再说一遍',
  hint: '停一下就看改法',
  silent: '没听到，再说一遍？',
  failed: '没听清，再说一遍？',
  refused: '麦克风没开，打字也一样',
}

export const DESK = {
  title: '改图',
  versions: (count: number) => `版本 ${count}`,
  arrows: '↑ ↓ 换版',
  keys: 'Enter 看改法 · Shift+Enter 换行 · 按住空格看改前',
  acts: '这一版',
}

export const DRIFT = {
  missing: (name: string) => `${name}不见了`,
  changed: (name: string) => `${name}也变了`,
  said: (name: string) => `你说过${name}别动`,
  where: (names: string) => `${names}的地方变了`,
  putBack: (name: string) => `放回原来的${name}`,
  refund: (credits: number) => `退 ${credits} 积分`,
  fine: '就这样，挺好',
  free: '放回来不收积分',
  crops: (name: string) => `${name}，改前和改后`,
  refunded: (credits: number) => `${credits} 积分已退回，这张留给你`,
}
