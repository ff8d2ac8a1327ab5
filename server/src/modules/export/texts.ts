export const texts = {
  ready: '你的数据打包好了，3 天内可以在「账号与安全」下载',
}
