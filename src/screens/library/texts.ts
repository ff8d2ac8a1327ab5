/** Chinese texts of 画夹. */
import type { ErrorCode } from '@contract/error-kinds'
import type { LibraryFilter } from './items'

export const LIBRARY = {
  title: '画夹',
  columns: (count: number) => `${count} 列`,
  columnsLabel: (count: number) => `每行 ${count} 列，点按更改`,
  select: '选择',
  cancel: '取消',
  all: '全选',
  none: '全不选',
  picked: (count: number) => `已选 ${count} 项`,
  save: '保存',
  addToAlbum: '加入画集',
  toStory: '排成短片',
  storyCount: (min: number, max: number) => `短片要 ${min} 到 ${max} 张图，请再选选`,
  storyFull: '短片存满了，删掉几部再排',
  albums: '画集',
  modes: '画夹和画集',
  addAlbum: '新建',
  remove: '删除',
  filters: '筛选',
  emptyHint: '写一句话，第一张画会出现在这里',
  create: '去创作',
  anonymousHint: '登录后，画好的画都收在这里',
  login: '去登录',
  failed: '画夹没有打开',
  retry: '再试一次',
  offline: '网络断开，先看看上次的画',
  queued: '排队中',
  left: (time: string) => `还要${time}`,
  pictures: (count: number) => `${count} 张`,
  batch: ({ done, all }: { done: number; all: number }) => `${done}/${all} 张`,
}

export const FILTERS: readonly { key: LibraryFilter; text: string; empty: string }[] = [
  { key: 'all', text: '全部', empty: LIBRARY.emptyHint },
  { key: 'active', text: '进行中', empty: '没有正在画的' },
  { key: 'succeeded', text: '已完成', empty: '还没有画完的' },
  { key: 'failed', text: '失败', empty: '没有失败的，真好' },
]

export const REASON_OTHER = '没有画成'

export const TILE = {
  done: (prompt: string, count: number, fault: string | null = null) =>
    `${prompt}，${count} 张${fault === null ? '' : `，${fault}`}`,
  running: (prompt: string) => `${prompt}，正在画`,
  batch: (prompt: string, { done, all }: { done: number; all: number }) =>
    `${prompt}，一次多张，${all} 张画好 ${done} 张`,
  // In the order of the tile's texts: voice control needs the visible text in the accessible name.
  failed: (prompt: string, reason: string) =>
    reason === REASON_OTHER ? `${prompt}，${reason}` : `${prompt}，${reason}，${REASON_OTHER}`,
  answer: (tool: string) => `${tool}，看结果`,
  cancelled: '已取消',
}

/** Short reasons that fit a tile; the full sentence is on the detail page. */
export const REASONS: Partial<Record<ErrorCode, string>> = {
  PROMPT_BLOCKED: '有不能画的内容',
  ENGINE_REJECTED: '画笔没有接受',
  ENGINE_BUSY: '画笔太忙',
  ENGINE_UNAVAILABLE: '画笔出了错',
  JOB_TIMEOUT: '画得太久',
  JOB_LOST: '被多次中断',
  JOB_CANCELLED: TILE.cancelled,
}

export const REMOVE = {
  title: (count: number) => `删除 ${count} 项？`,
  body: '图片会一起删除，不能恢复。正在画的会先取消，积分退回。',
  confirm: '删除',
  cancel: '取消',
  loading: '正在删除',
  done: (count: number) => `已删除 ${count} 项`,
}
