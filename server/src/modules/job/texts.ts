export const texts = {
  ownKey: '自己的密钥',
  noStages: '这张画没有留下创作过程',
  sourceGone: '原图不存在或已被删除，请重新选择',
  needsImage: '这里要选一张图片',
  needsVideo: '这里要选一段视频',
  partialRefund: (made: number, backCredits: number) =>
    backCredits > 0
      ? `已取消，画好的 ${made} 张留给你，其余 ${backCredits} 积分已退回`
      : `已取消，画好的 ${made} 张留给你`,
} as const
