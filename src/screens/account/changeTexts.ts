/** Chinese texts of changes that can be undone in 账号与安全. */
export const changeTexts = {
  title: '最近的账号改动',
  until: (time: string) => `${time} 前可以撤销`,
  undo: '撤销',
  undoLabel: (words: string) => `撤销：${words}`,
  undoing: '撤销中',
  sheet: '撤销改动',
  lead: (words: string) => `${words}。撤销后这次改动会退回，用它登录的设备会退出。`,
  bySignIn: '为了确认是你本人：用原来的方式登录后 10 分钟内才能撤销，超过了请先退出再登录。',
  byCode:
    '这个账号没有更早的登录方式可以确认。原来的手机号或邮箱收到了撤销码，填在这里，72 小时内可以撤销。',
  undone: '已撤销',
} as const
