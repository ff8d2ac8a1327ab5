export const texts = {
  effective: (day: string) => `自 ${day}起施行`,
  operator: (name: string) => `运营者：${name}`,
  contact: (contact: string) => `联系方式：${contact}`,
  agree: '同意',
  agreeLabel: '同意协议',
  consentTitle: '同意协议再登录',
  consentBody: '登录就是同意下面三份协议，点开就能看全文。',
  consentYes: '同意并登录',
  consentNo: '再看看',
  agreements: [
    { path: 'pagesB/agreement/service', name: '《服务协议》' },
    { path: 'pagesB/agreement/privacy', name: '《隐私政策》' },
    { path: 'pagesB/agreement/generate', name: '《AI 创作服务协议》' },
  ],
} as const
