/** Chinese texts of 本周主题. */

const pad = (value: number) => String(value).padStart(2, '0')

export const CONTEST = {
  back: '返回',
  archive: '往期',
  number: (number: number) => `本周主题 · 第 ${number} 期`,
  days: (days: number) => `还剩 ${days} 天`,
  clock: (hours: number, minutes: number, seconds: number) =>
    `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`,
  upcoming: '还没有开始',
  judging: '评着呢，还可以投票',
  result: '结果出来了',
  rule: '每人最多 3 幅，只算最好的一幅',
  places: (count: number) => `前 ${count} 名 `,
  comma: '、',
  unit: ' 积分',
  picks: '，入选各 ',
  next: (title: string) => `下一期：${title}`,
  look: '去看看',
  hidden: '票数到出结果时才公开，顺序每个人看到的都不一样',
  barred: '你上两期得过奖，这期可以投，不排名次',
  entries: (count: number) => `投来的 ${count.toLocaleString('zh-CN')} 幅`,
  orders: '排列',
  order: { random: '随手翻', newest: '最新', place: '名次' } as const,
  mine: '我的',
  myEntries: (count: number, left: number) =>
    count === 0
      ? '还没有投'
      : left > 0
        ? `你投了 ${count} 幅，还能投 ${left} 幅`
        : '3 幅都投了，可以换一幅',
  pending: '审核中',
  removed: (reason: string | null) => `取消资格${reason ? `：${reason}` : ''}`,
  leave: '换下',
  leaveLabel: (title: string) => `换下《${title}》`,
  left: '已换下，作品还在',
  draw: '我也画一张',
  choose: '投一幅作品',
  vote: (title: string) => `投《${title}》一票`,
  voted: '投上了，出结果时公开票数',
  open: (title: string, author: string) => `${title}，${author} 的作品`,
  votes: (count: number) => `${count} 票`,
  credits: (credits: number) => `+${credits}`,
  picked: '入选',
  words: '评语',
  place: ['壹', '贰', '叁'] as readonly string[],
  placed: (place: number) => `第 ${place} 名`,
  won: (credits: number) => `${credits} 积分已到账`,
  none: '还没有人投，来画第一张',
  noneOver: '这期没有公开的作品了',
  failed: '没有打开',
  retry: '再试一次',
  gone: '现在没有主题',
  goneNote: '每周一上午十点换新的',
  toSquare: '去广场',
} as const

export const ENTER = {
  title: '投一幅作品',
  note: '公开的和审核中的都可以投，通过审核后出现在这里',
  none: '还没有发布的作品，画好一张后点发布',
  enter: (title: string) => `投《${title}》`,
  act: '投',
  entering: '正在投',
  done: '投上了',
  pending: '审核中，通过后出现',
  retry: '再试一次',
  more: '更多',
} as const

export const ARCHIVE = {
  title: '往期主题',
  none: '第一期还没有结束',
  line: (number: number, count: number) => `第 ${number} 期 · ${count} 幅`,
  winner: (name: string) => `第一名 ${name}`,
  more: '更多',
  retry: '再试一次',
} as const
