/** Chinese texts of a work's page. */
import type { CallInput } from '@contract/endpoints/all'

export type ReportReason = CallInput<'POST /api/works/report'>['body']['reason']

export const DETAIL = {
  back: '返回',
  share: '分享',
  more: '更多',
  open: (title: string) => `${title}，查看大图`,
  remakes: (count: number) => `画同款 ${count}`,
  demo: '示例',
  featured: '精选',
  tag: (tag: string) => `#${tag}`,
  contest: ({ title, place, picked }: { title: string; place: number | null; picked: boolean }) =>
    place !== null
      ? `「${title}」第 ${place} 名`
      : picked
        ? `「${title}」入选`
        : `投给「${title}」`,
  lineage: '来路',
  begun: (author: string, title: string) => `始于 ${author} 的《${title}》`,
  all: (count: number) => `${count} 幅`,
  steps: (count: number) => `怎么改的 · ${count} 步`,
  params: '参数',
  prompt: '提示词',
  related: '相关作品',
  hidden: '作者没有公开提示词和参数',
  copyPrompt: '复制提示词',
  copied: '提示词已复制',
  like: '赞',
  likeLabel: (count: number) => `赞 ${count}`,
  ownLikes: (count: number) => `有 ${count} 人赞过`,
  unlikeLabel: (count: number) => `取消赞 ${count}`,
  remember: '收藏',
  remembered: '已收藏',
  forget: '取消收藏',
  remake: '画同款',
  toJob: '看这次创作',
  mine: '创作',
  noRemake: '不能画同款',
  comment: '说两句',
}

export const REMAKE = {
  quote: (sentence: string) => `最后一步：“${sentence}”`,
  own: '这句话用在我的画上',
  ownNote: '先看改法',
  same: '从头照着画一幅',
  sameNote: (steps: number) => `再改 ${steps} 步`,
}

export const FACTS = {
  engine: '画笔',
  tool: '工具',
  style: '风格',
  ratio: '画幅',
  size: '尺寸',
  seed: '种子',
}

export const STATE = {
  pending: '审核中，通过后大家就能看到',
  rejected: (reason: string | null) => `没有通过审核${reason ? `：${reason}` : ''}`,
  withdrawn: '已撤下，只有自己能看到',
}

export const APPEAL = {
  open: '申诉',
  title: '申诉',
  note: '另一次审核会看到你写的话；每次没有通过可以申诉一次',
  words: '为什么应该通过',
  placeholder: '说说哪里被误会了',
  send: '提交申诉',
  sending: '正在提交',
  done: '已提交，审核后会通知你',
}

export const MORE = {
  title: '更多',
  copyLink: '复制链接',
  report: '举报这幅',
  cancel: '取消',
  blocked: '已屏蔽，可以在「隐私」里撤销',
  withdraw: '撤下',
  closeComments: '关评论',
  openComments: '开评论',
  commentsClosed: '评论已关，已有的还看得到',
  commentsOpened: '评论已开',
}

export const REPORT = {
  title: '举报这件作品',
  reasons: '原因',
  words: '补充说明',
  placeholder: '还想告诉审核员什么（可不写）',
  send: '提交举报',
  choose: '先选一个原因',
  sending: '正在提交',
  done: '已收到，我们会尽快处理',
}

export const REASONS: readonly { value: ReportReason; text: string }[] = [
  { value: 'sexual', text: '色情低俗' },
  { value: 'violence', text: '暴力血腥' },
  { value: 'politics', text: '政治有害' },
  { value: 'infringement', text: '侵权抄袭' },
  { value: 'advertising', text: '广告骚扰' },
  { value: 'minors', text: '伤害未成年人' },
  { value: 'other', text: '其他' },
]

export const MISSING = {
  title: '这件作品不在了',
  note: '它可能被作者撤下了',
  toSquare: '去广场',
  failed: '没有打开',
  retry: '再试一次',
}
