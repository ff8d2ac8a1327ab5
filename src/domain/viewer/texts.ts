/** Chinese texts of the viewer and of saving. */

export const SAVE = {
  saved: '已保存',
  savedMany: (count: number) => `已保存 ${count} 张`,
  partly: (saved: number, all: number) => `保存了 ${saved} 张，还有 ${all - saved} 张没有成功`,
  failed: '没有保存成功，请再试一次',
  unsupported: '这个客户端不能存到相册，请在别的客户端里打开',
  deniedTitle: '需要相册权限',
  deniedBody: '打开“添加到相册”后，就能把画存到手机里。',
  settings: '打开设置',
  cancel: '先不了',
}

/** Browsers that cannot download: inside other apps, and installed on an iPhone. */
export const MANUAL_SAVE = {
  holdPicture: '长按图片保存',
  holdVideo: '长按视频保存',
  otherWay: '长按没有反应？复制链接，到系统浏览器里打开再保存',
  share: '用系统菜单保存',
  copyLink: '复制链接',
  copied: '链接已复制',
  close: '关闭',
}

export const VIEWER = {
  label: '查看大图',
  close: '关闭',
  save: '保存',
  previous: '上一张',
  next: '下一张',
  page: (index: number, count: number) => `${index} / ${count}`,
  picture: (index: number) => `第 ${index} 张`,
}

export const SAVED_NAME = {
  unnamed: '作品',
  file: (theme: string, count: string) => `墨光-${theme}-${count}`,
}
