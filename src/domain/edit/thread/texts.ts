/** Of versions, which the result page shows at once: the other texts come with what shows them. */
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
