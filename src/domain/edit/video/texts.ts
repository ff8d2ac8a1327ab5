/** Chinese texts of a thread of edits that is saved as a video. */
import type { Pace, Picking } from './choose'

export const VIDEO = {
  title: '存短片',
  sum: (versions: number, seconds: number) => `${versions} 版 · ${seconds} 秒 · 每一版配上说过的话`,
  silent: (versions: number, seconds: number) => `${versions} 版 · ${seconds} 秒 · 不写字`,
  skipped: (count: number) => `有 ${count} 版没有图，删了或没改成，短片里跳过`,
  long: (count: number, max: number) => `一共 ${count} 版，短片最多放 ${max} 版`,
  picking: '放哪些版',
  pickings: (max: number): Record<Picking, string> => ({
    even: '从头到尾匀着挑',
    last: `最后 ${max} 版`,
  }),
  crossing: '换版',
  pace: '快慢',
  paces: { quick: '快', usual: '适中', slow: '慢' } satisfies Record<Pace, string>,
  captions: '写上每句话',
  thumbs: (versions: number) => `短片里的 ${versions} 版`,
  order: (credits: number | null) => (credits === null ? '做短片' : `做短片 · ${credits} 积分`),
  ordering: '正在排队',
  short: (credits: number) => `积分不够，还差 ${credits}`,
  unserved: '现在做不了短片，过一会儿再来',
  unreachable: '没连上，价格没取到',
  retry: '再试一次',
}
