/** Chinese texts of starting points and 妙笔. */

export const START = {
  title: '从这里开始',
  styles: '画风',
  stylesNote: '同一支画笔画的样张',
  useStyle: (name: string) => `用${name}来画`,
  /** These pictures are not made by users. */
  samples: (painters: readonly string[]) => `${painters.join('、')}画的示例，不是用户作品`,
  sampleBy: (painter: string) => `${painter}画的示例`,
  startWith: (name: string) => `从${name}开始画`,
  open: (name: string, painted: boolean) => (painted ? `看${name}` : `看${name}，还没有画好`),
  unpainted: '还没有画好',
  remake: '画同款',
  note: '还没有人发布作品。画一张发布，它会出现在这里。',
  failed: '示例没有加载出来',
  retry: '再试一次',
}

export const TOOLS = {
  title: '妙笔',
  shared: '分享来的照片',
  sharedTitle: '用哪支妙笔改这张照片？',
  sharedNote: '选一支，就带着照片打开',
  sharedLeave: '不用这张照片',
  price: (credits: number, unit: 'run' | 'picture' | 'second') =>
    `${credits} 积分${{ run: '', picture: '/张', second: '/秒' }[unit]}`,
  search: '搜工具，比如“去背景”',
  leading: '拿手的',
  leadingNote: '拿没见过的照片试过，多半一次就能用',
  good: (line: string) => `适合：${line}`,
  trial: (usable: number, runs: number) => `试 ${runs} 次，${usable} 次直接能用`,
  stories: '短片',
  storiesHint: '写个小故事，看好分镜再拍',
  apps: '小应用',
  appsHint: '一步做好一件事',
  all: '全部',
  recent: '最近用过',
  groupsLabel: '分类',
  groups: { mend: '修图', change: '变换', motion: '视频', create: '创作' },
  hits: (count: number) => (count > 0 ? `找到 ${count} 个` : '没有找到这样的工具'),
  free: '免费',
  none: '现在没有能用的工具：服务器没有连上任何画笔',
  failed: '工具没有加载出来',
  retry: '再试一次',
}
