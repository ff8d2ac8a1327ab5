/** Chinese texts of 画集. */
export const ALBUM_LIST = {
  add: '新建画集',
  count: (count: number) => `${count} 项`,
  empty: '还没有画集：把喜欢的画收在一起，原来的还在画夹里',
  failed: '画集没有打开',
  retry: '再试一次',
  offline: '网络断开，先看看上次的画集',
}

export const NAME = {
  create: '新建画集',
  rename: '改名',
  label: '画集的名字',
  placeholder: '例如：山水',
  save: '完成',
  empty: '先写个名字',
}

export const ALBUM = {
  title: '画集',
  more: '更多',
  rename: '改名',
  order: '调整次序',
  select: '选择',
  remove: '删除画集',
  cover: '设为封面',
  coverDone: '封面换好了',
  out: '移出',
  outDone: (count: number) => `已移出 ${count} 项，画还在画夹里`,
  outWorking: '正在移出',
  empty: '画集是空的：在画夹里点“选择”，把画好的画放进来',
  toLibrary: '去画夹',
  gone: '画集不存在或已被删除',
  failed: '画集没有打开',
  retry: '再试一次',
  anonymous: '登录后才能看自己的画集',
  login: '去登录',
  removeTitle: (name: string) => `删除“${name}”？`,
  removeBody: '只删除画集，里面的画都还在画夹里。',
  confirm: '删除',
  cancel: '取消',
  removing: '正在删除',
  removed: '画集已删除',
}

export const ORDER = {
  title: '调整次序',
  done: '完成',
  hint: '长按拖动，或者点一张再按下面的按钮',
  first: '到最前',
  earlier: '往前',
  later: '往后',
  last: '到最后',
  tile: (position: number, count: number) => `第 ${position} 张，共 ${count} 张`,
  actions: '移动选中的画',
}
