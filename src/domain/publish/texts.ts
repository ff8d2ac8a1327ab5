/** Chinese texts of publishing. */
export const PUBLISH = {
  action: '发布',
  label: '发布到广场',
  shown: '作品',
  openWork: '看发布的作品',
  title: '名字',
  titleHint: '给作品起个名字',
  words: '说明',
  count: (used: number, max: number) => `${used}/${max}`,
  wordsHint: '想说点什么（可不写）',
  tagHint: '加一个标签',
  addTag: '添加',
  tagsFull: (max: number) => `最多 ${max} 个标签`,
  prompt: '公开提示词和参数',
  promptOn: '别人能看到怎么画的，也能画同款',
  promptOff: '别人只看到画，不能画同款',
  steps: '带上每一步',
  stepsOn: '下面这些话会一起公开，别人能照着改',
  stepsOff: (count: number) => `改过 ${count} 步，说过的话不公开`,
  seen: '大家会看到：作品、名字、说明、标签，和你的昵称。审核通过后公开，随时可以撤下。',
  send: '发布',
  sending: '正在发布',
  noTitle: '先起个名字',
  contest: (title: string) => `投给本周主题「${title}」`,
  contestNote: (brief: string, left: number) => `${brief} · 还能投 ${left} 幅`,
  entered: '已提交，也投给了本周主题',
  done: '已提交，审核通过后公开',
  withdraw: '撤下',
}

export const STATE = {
  pending: '审核中',
  public: '已公开在广场',
  rejected: (reason: string | null) => `没有通过${reason ? `：${reason}` : ''}`,
  withdrawn: '已撤下',
}

export const MINE = {
  title: '我的作品',
  none: '还没有发布过作品',
  more: '看更早的',
  loading: '正在加载',
  retry: '再试一次',
}
