/** Chinese texts of adding to a 画集; apart, for pages that only offer it. */
export const ADD = {
  word: '画集',
  title: '加入画集',
  titleMany: (count: number) => `把 ${count} 项加入画集`,
  done: '完成',
  doneNone: '选一个画集',
  added: (name: string) => `已加入“${name}”`,
  addedMany: (count: number) => `已加入 ${count} 个画集`,
  saved: '画集已更新',
  working: '正在加入',
  more: '更多画集',
  row: (name: string, count: number) => `${name}，${count} 项`,
}
