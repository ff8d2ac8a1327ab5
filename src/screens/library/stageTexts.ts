/** Chinese texts of the side stage of 创作 in a wide window. */
export const STAGE = {
  label: '画好的',
  batch: '这一次的几张',
  picture: (place: number) => `第 ${place} 张`,
  open: (place: number) => `第 ${place} 张，查看大图`,
  acts: '这张画',
  save: '保存',
  saving: '正在保存',
  again: '再画一张',
  detail: '详情',
  history: '画过的',
  nothing: '写一句，看它显影',
  nothingHint: '画好的画会出现在这里，Ctrl 或 ⌘ 加回车也能开画',
  visitorHint: '登录后，画好的画会出现在这里',
}

/** Below the form on a tablet. */
export const RECENT = {
  title: '刚画的',
  all: '画夹',
}
