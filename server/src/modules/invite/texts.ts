export const texts = { told: '邀请好友' } as const
