export const texts = {
  threadGone: '这段改图记录不在了',
  versionGone: '这一版不在了',
  noModel: '这个模型现在不能改图，请换一个',
  firstVersion: '这就是第一版，没有更早的可以回去了。',
  notHere: '本地画笔现在不能改这张图。',
  regionsSlow: '认照片里的东西用的时间太长了，请再试一次',
  blocked: (words: string) => `这句话里有不能画的内容：${words}`,
  planSlow: '想改法的时间太长了，请再试一次',
  putBack: (name: string) => `把${name}换回原来的样子`,
  boxName: '框里',
  boxSides: { left: '左边', right: '右边' },
  boxWhole: '这样改会动到整张，框不住它。去掉框就能改。',
  boxEmpty: (names: readonly string[]) =>
    names.length > 0
      ? `要改的不在框里，框里有${names.join('、')}。`
      : '框里没有认出东西，框大一点，或者去掉框再说。',
  untitled: '改图',
  removeBystanders: '去掉路人',
  removeText: '去掉文字',
  blurBackground: '虚化背景',
  removeThing: (name: string) => `去掉${name}`,
}
