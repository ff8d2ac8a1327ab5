/** Chinese texts of sharing a work. */
export const SHARE = {
  title: '分享',
  poster: '做海报',
  posterNote: '一张带二维码的图，可以存下来发给朋友',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  system: '发给朋友',
  save: '保存海报',
  saving: '保存中',
  saveVideo: '存成短片',
  filming: '正在做短片',
  music: '配乐',
  makeVideo: '做好并保存',
  musicNote: '自动：按画面和文字挑一种',
  drawing: '正在画海报',
  failed: '海报没有画好',
  retry: '再试一次',
  alt: (title: string) => `《${title}》的海报`,
  file: (title: string) => `墨光-${title}.png`,
  /** On the poster. */
  by: (name: string) => `${name} 作`,
  cut: (name: string) => `${name}…作`,
  scan: '扫码看原作',
  seal: '墨',
  brand: '墨光',
  /** Of a page that is no work. */
  app: '墨光：写一句话，画成一幅画',
  /** Text of a share message in a chat. */
  message: (title: string, author: string) => `《${title}》· ${author}`,
}
