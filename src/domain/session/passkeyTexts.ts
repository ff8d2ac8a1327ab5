/** Chinese texts of signing in by a passkey, and of what a browser says to one. */
export const passkeyTexts = {
  login: '用通行密钥登录',
  asking: '请按系统的提示操作',
  troubles: {
    refused: '没有完成：取消了，或者这台设备上没有能用的通行密钥',
    place: '请用这个网站的正式网址打开，再用通行密钥',
    known: '这台设备上已经有这个账号的通行密钥',
    failed: '这台设备的通行密钥没有反应，请换一种方式登录',
  },
} as const
