export const texts = {
  fileName: '墨光-我的数据.zip',
  linkOver: '这个下载链接已经过期，请回到「导出我的数据」重新下载',
  ready: '你的数据打包好了，3 天内可以在「账号与安全」下载',
}
