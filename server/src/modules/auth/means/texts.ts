/** Messages about changes of sign-in means. */
export const texts = {
  kinds: { phone: '手机号', passkey: '通行密钥' },
  added: (kind: string, label: string) => `账号添加了${kind}${label}，以后可以用它登录`,
  replaced: (kind: string, label: string) => `账号的${kind}换成了${label}`,
  passwordReplaced: '账号的密码已修改',
  passwordReset: '账号的密码由运营者的链接重设，通行密钥已全部删除',
  passwordAdded: '账号由运营者的链接设了密码，以后可以用它登录',
  passkeysLeft: (many: number) => `还有 ${many} 个通行密钥可以登录，不用的请删除`,
  passkeysGone: '通行密钥已全部删除',
  removed: (kind: string, label: string) => `账号删除了${kind}${label}，不能再用它登录`,
  notice: (words: string) =>
    `${words}。如果不是你本人，72 小时内可以到「账号与安全」撤销，用它登录的设备会一起退出`,
  undone: (words: string) => `已撤销：${words}。用它登录的设备已经退出`,
  wechatAdded: '账号开通了微信一键登录',
  wechatReplaced: '账号的微信一键登录换成了另一个微信号',
  linkMoved: '你的微信现在登录另一个账号，不再一键登录这个账号；用手机号重新登录就能换回来',
  mailSubject: '墨光账号的登录方式有变动',
  mailText: ({ words, code, link }: { words: string; code: string; link: string }) =>
    `${words}。\n\n如果是你本人，不用理会这封邮件。\n\n如果不是，请在 72 小时内打开下面的链接撤销：这次改动会退回，用它登录的设备会退出。\n\n${link}\n\n打不开链接，可以在登录页点「撤销账号改动」，填写撤销码 ${code}。不要把撤销码告诉任何人。\n`,
  undoGone: '这次改动已经撤销，或者过了 72 小时，不能再撤销',
  undoTries: '试得太多了，请一小时后再试',
  staleUndo: '请先退出登录，用原来的方式重新登录，10 分钟内再来撤销',
  restoreTaken: '原来的登录方式已经属于别的账号，没有撤销，请联系运营者',
  tooNew: (until: string) => `新的登录方式满 72 小时后（${until}）才能做这件事`,
  tooNewPassword: '新的密码满 72 小时后才能用它删除通行密钥；可以在下面一个个删除',
  byCodeOnly:
    '这次改动要用原来的登录方式撤销：原来的手机号或邮箱收到了撤销码，在登录页点「撤销账号改动」填写',
  notBy: '不能用这种方式确认，请换一种',
  unsettledSignIn: '这次登录用的方式刚添加不久，请用原来的方式重新登录',
  numberHeld:
    '这个号码刚从一个账号换下，72 小时内不能注册或绑定；想换回去，请用短信或邮件里的撤销码',
} as const
