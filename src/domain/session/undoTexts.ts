/** Chinese texts of undoing a change by the code of its notice. */
export const undoTexts = {
  entry: '撤销账号改动',
  title: '撤销账号改动',
  lead: '收到了改动登录方式的短信或邮件，又不是你本人？填写里面的撤销码，72 小时内可以撤销。',
  code: '撤销码',
  codePlaceholder: '12 位撤销码',
  codeWrong: '撤销码是 12 位字母和数字',
  next: '下一步',
  words: (words: string, time: string) =>
    `${time}，${words}。撤销后这次改动会退回，用它登录的设备会退出。`,
  undo: '撤销这次改动',
  done: '已撤销。请用原来的方式登录，再到「账号与安全」看看登录设备。',
  toLogin: '好',
} as const
