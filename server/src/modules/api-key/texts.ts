import type { ApiKeyScope } from '@contract/open-api'

const SCOPES: Readonly<Record<ApiKeyScope, string>> = {
  generate: '画图',
  edit: '改图',
  video: '拍短片',
  read: '读作品和余额',
  webhooks: '管理回调',
}

export const texts = {
  off: '这里没有开放接口',
  missing: '请求里没有密钥，写成 Authorization: Bearer mg-sk-…',
  inQuery: '密钥不能写在网址里，写成 Authorization: Bearer mg-sk-…；这把密钥可能已经泄露，请换一把',
  unknown: '没有这把密钥，请检查有没有复制完整',
  revoked: '这把密钥已经停用，请换一把',
  expired: '这把密钥已经失效，请换一把',
  stopped: '密钥所属的账号已停用或正在注销',
  address: '这把密钥不允许从这个地址使用',
  scope: (scope: ApiKeyScope) => `这把密钥不能${SCOPES[scope]}，请在「接口密钥」里给它打开`,
  monthlyLimit: (limit: number) => `这把密钥这个月的 ${limit} 积分用完了，下个月再用或改大上限`,
  tooMany: (most: number) => `最多 ${most} 把密钥，先停用一把`,
  stale: '请重新登录一次，再建密钥',
  past: '失效时间要在现在之后',
  badAddress: (text: string) => `「${text}」不是地址，要像 203.0.113.7 或 203.0.113.0/24 这样写`,
  gone: '这把密钥已经停用了',
  nearLimit: (name: string, limit: number) =>
    `接口密钥「${name}」这个月已经用到上限 ${limit} 积分的八成`,
  atLimit: (name: string, limit: number) =>
    `接口密钥「${name}」这个月的 ${limit} 积分用完了，要花积分的调用已停`,
} as const
