import type { CallData } from '@contract/endpoints/all'

type InviteState = CallData<'GET /api/user/inviteLog'>['list'][number]['state']

export const texts = {
  title: '任务',
  anonymous: '登录后做任务领积分',
  anonymousHint: '签到和每日任务都有积分',
  login: '去登录',
  failed: '任务没有加载出来',
  retry: '再试一次',
  daily: '每日任务',
  once: '新手任务',
  claim: (credits: number) => `领取 +${credits}`,
  claimOf: (credits: number, name: string) => `领取 +${credits} ${name}`,
  claimed: '已领取',
  go: '去完成',
  goOf: (name: string) => `去完成 ${name}`,
  gained: (credits: number) => `+${credits} 积分`,
  progress: (done: number, goal: number) => `${done}/${goal}`,
  reward: (credits: number) => `+${credits}`,
  invite: {
    title: '邀请好友',
    note: (inviter: number, invited: number) =>
      invited > 0
        ? `好友用你的链接注册得 ${invited} 积分，画成第一张后你得 ${inviter} 积分`
        : `好友用你的链接注册，画成第一张后你得 ${inviter} 积分`,
    code: '邀请码',
    copy: '复制邀请链接',
    copied: '链接已复制，发给好友吧',
    copyFailed: '没有复制成功，可以长按邀请码复制',
    total: (users: number, credits: string) => `已邀请 ${users} 人，共得 ${credits} 积分`,
    log: '邀请记录',
    empty: '还没有邀请到好友',
    failed: '没有加载出来，点一下再试',
    states: { waiting: '还没有作画', paid: '已得积分', beyond: '超出上限' } satisfies Record<
      InviteState,
      string
    >,
  },
  gift: {
    title: '兑换码',
    placeholder: '输入兑换码',
    label: '兑换码',
    submit: '兑换',
    busy: '兑换中',
    done: (credits: number) => `兑换成功，+${credits} 积分`,
  },
} as const
