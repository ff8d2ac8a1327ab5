export const texts = { notificationTitle: '邀请好友' } as const
