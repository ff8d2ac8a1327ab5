export const texts = {
  title: '设置',
  operator: '运营者',
  operatorNote: '写在用户协议和隐私政策里，马上生效。',
  name: '名称，和登记的一样',
  contact: '联系方式：邮箱、电话，或 https:// 开头的网址',
  nameWrong: '请写 2 到 60 个字',
  contactWrong: '请写联系方式',
  why: '为什么，只记在操作记录里',
  save: '保存',
  saved: '运营者已保存',
  byEnvironment: '用环境变量里的',
  byEnvironmentTitle: '改回环境变量里的运营者？',
  reset: '已改回环境变量里的运营者',
  fixed: '要重启才能改的',
  fixedNote:
    '登录方式、短信和邮件、支付、存储、数据库、限流，以及引擎的地址和密钥，都在环境变量和 engines.json 里（docs/CONFIGURATION.md）：写错了应该停在启动时，不该停在运行中。',
} as const
