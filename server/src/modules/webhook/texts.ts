export const texts = {
  off: '这里没有开放接口',
  badUrl: '地址要像 https://example.com/moguang 这样写',
  private: '这个地址指向内部网络，不能用',
  tooMany: (most: number) => `最多 ${most} 个回调地址，先删掉一个`,
  disabled: '这个回调已经停下，先重新打开',
  gone: '没有这个回调地址，或已经删掉了',
  disabledFailures: (host: string) =>
    `回调「${host}」近一天都没有送到，已经停下；修好后在「接口密钥」里重新打开`,
  disabledGone: (host: string) => `回调「${host}」回答不再接收（410），已经停下`,
} as const
