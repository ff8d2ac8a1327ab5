import { REFERENCE_ROLE_NAMES } from '@contract/tools/references'
import type { ReferenceRole } from '@contract/tools/references'

const ROLE = REFERENCE_ROLE_NAMES

/** Every word of reference pictures. */
export const texts = {
  row: '参考图',
  role: ROLE,
  add: '加一张',
  addMore: '再加一张',
  aside: '先放着',
  borrow: (number: number) => `借图 ${number} 的`,
  borrowGuess: (number: number) => `借图 ${number} 的（先猜一个，不对就点别的）`,
  guess: (role: ReferenceRole) => `${ROLE[role]}？`,
  mentions: '提到哪一张',
  addReference: '加一张参考图',
  mentionAs: (number: number, role: ReferenceRole) => `提到图 ${number}，用作${ROLE[role]}`,
  uses: (number: number) => `图 ${number} 的用法`,
  howMuch: '借多少',
  mention: '提到',
  replace: '换一张',
  remove: '去掉',
  earlier: (number: number) => `图 ${number} 往前移`,
  later: (number: number) => `图 ${number} 往后移`,
  label: (
    number: number,
    role: ReferenceRole,
    { isUsable, isGuess }: { isUsable: boolean; isGuess: boolean },
  ) =>
    // Contains the words that are seen, as they are seen.
    `图 ${number} ${ROLE[role]}${isGuess ? '？猜的' : ''}${isUsable ? '' : '，这支画笔用不了'}`,
  labelAside: (number: number) => `图 ${number} 先放着，点一下放回来`,
  noDegrees: '这支画笔分不出借多少',

  cannot: (bad: readonly { number: number; role: ReferenceRole }[]) =>
    `${bad.map(({ number, role }) => `图 ${number} 的${ROLE[role]}`).join('、')}，这支画笔用不上。`,
  can: (good: readonly { number: number; role: ReferenceRole }[]) =>
    good.length > 0
      ? `${good.map(({ number, role }) => `图 ${number} 的${ROLE[role]}`).join('、')}可以。`
      : '',
  numbers: (numbers: readonly number[]) => numbers.map((number) => `图 ${number}`).join('、'),
  takeModel: (name: string) => `换 ${name}`,
  allUsable: (count: number) => (count > 1 ? `${count} 张都用得上` : '用得上'),
  takeRole: (numbers: string, role: ReferenceRole) => `${numbers} 改作${ROLE[role]}`,
  roleHint: {
    person: '',
    object: '',
    style: '借它的颜色和笔触',
    layout: '借它的地平线和明暗',
    colour: '借它的颜色',
  } satisfies Record<ReferenceRole, string>,
  putAside: (numbers: string) => `先放下 ${numbers}`,
  takeAway: (numbers: string) => `去掉 ${numbers}`,
  putAsideHint: '图还留着，换了画笔再用',
  price: (credits: number) => (credits > 0 ? `${credits} 积分` : '不花积分'),
  untouched: '没有扣积分，字和图都留着',
} as const
