import type { CallInput } from '@contract/endpoints/all'

export type FeedbackKind = CallInput<'POST /api/feedback'>['body']['kind']

export const texts = {
  title: '意见反馈',
  kind: '反馈类型',
  kinds: {
    bug: '出错了',
    wish: '想要的功能',
    account: '账号',
    pay: '积分',
    other: '其他',
  } satisfies Record<FeedbackKind, string>,
  words: '想说的话',
  wordsHint: '发生了什么、在哪一页、怎么重现',
  counter: (count: number) => `${count}/1000`,
  pictures: '图片',
  picturesNote: '最多 4 张，截图最有用',
  add: '添加图片',
  picture: (n: number) => `第 ${n} 张`,
  remove: '移除',
  contact: '联系方式',
  contactHint: '选填，手机、微信或邮箱',
  facts: '一起发送的设备信息',
  factNames: { version: '版本', platform: '平台', screen: '屏幕' },
  send: '提交',
  sending: '提交中',
  tooShort: '请多写几个字',
  tooLong: '最多 1000 个字',
  uploading: '图片上传完就能提交',
  done: '收到了，谢谢',
  doneHint: '每一条我们都会看，需要时会按联系方式找你',
  another: '再写一条',
  back: '返回',
  anonymous: '登录后才能反馈',
  login: '去登录',
} as const
