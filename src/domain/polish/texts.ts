import type { PromptChange } from './changes'

type Kind = PromptChange['kind']

/** Every word of 润色. */
export const texts = {
  title: '润色',
  amounts: '改多少',
  amount: { less: '轻一点', usual: '正好', more: '再细些' },
  reading: '正在看这句话',
  count: (found: number, used: number) => `改了 ${found} 处，用了 ${used} 处`,
  free: '润色不收积分',
  restore: '还原',
  use: (count: number) => `用这 ${count} 处`,
  useNone: '先选一处',
  useAll: '全部用',
  again: '再润一次',
  nothing: '这句已经说得很清楚了',
  nothingHint: '换成“再细些”，或再润一次看看别的说法',
  tooLong: '描述太长了，300 字以内才能润色',
  failed: '没润成，请再试一次',
  retry: '重试',
  preview: '润色后的描述',
  label: (change: string, isUsed: boolean) => `${change}，${isUsed ? '已用' : '没用'}`,
  verb: (kind: Kind) => (kind === 'replace' ? '换' : kind === 'praise' ? '删' : '补'),
  offByStyle: '和选好的画风不大合，默认不用',
  why: {
    time: '时辰定了，光才有来处',
    weather: '天气定了，远近才有层次',
    place: '说清楚它在哪里',
    detail: '补一处看得见的细节',
    composition: '画面怎么摆，也说一句',
    style: '定一种画风，每次都接近',
    replace: '原来的词画不出，这个画得出',
    praise: '画笔听不懂评价',
  } satisfies Record<Kind, string>,
} as const
