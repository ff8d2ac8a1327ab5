/** Chinese texts of 隐私. */
export const muteTexts = {
  title: '隐私',
  cell: '屏蔽和不感兴趣',
  anonymous: '登录后看你屏蔽了什么',
  login: '去登录',
  groups: '看哪一种',
  all: '全部',
  groupNames: { block: '屏蔽的人', user: '不看的作者', work: '作品', tag: '标签', style: '画风' },
  notes: {
    block: '互相看不到，他不会知道',
    user: '不推荐他的画和评论',
    work: '不再推荐这幅',
    tag: '少推这个标签',
    style: '少推这种画风',
  },
  tag: (tag: string) => `#${tag}`,
  undo: '撤销',
  undoLabel: (name: string) => `撤销 ${name}`,
  undone: '已撤销',
  empty: '这里还没有：在作品的「更多」里可以点不感兴趣或屏蔽',
}
