/** Chinese texts of putting the app on the home screen. */
export const texts = {
  title: '把墨光放到桌面',
  note: '点开就画，没网也能看存下的画',
  noteHand: '像应用一样打开，没网也能看存下的画',
  steps: '点浏览器的分享按钮，再选“添加到主屏幕”',
  later: '以后再说',
  known: '知道了',
  install: '放到桌面',
}
