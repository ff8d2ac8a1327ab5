/** Texts of calls that failed without a sentence of the server. */

export const TIMEOUT_MESSAGE = 'The connection timed out, click the screen to try again.'
export const NETWORK_MESSAGE = '网络连接不上，请检查网络后再试'
export const FAILED_MESSAGE = '服务出了点问题，请稍后再试'
export const UPLOAD_FAILED_MESSAGE = '上传失败,请稍后再试'
/** Bytes that are none of what the app takes, whatever the file is called. */
export const UPLOAD_KIND_MESSAGE = '这个文件打不开，请换一张图片、一段视频或音乐'
export const ABORTED_MESSAGE = '已取消'

/** By HTTP status: for answers of proxies in front of the server, which have no envelope. */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  401: '登录已过期，请重新登录',
  403: '没有权限进行这个操作',
  404: '内容不存在或已被删除',
  413: '内容太大了，请缩小后再试',
  429: '操作太频繁了，请稍后再试',
  503: '服务暂时不可用，请稍后再试',
}
