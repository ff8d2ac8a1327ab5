import { readTarget, splitNouns } from './noun'
import type { ClauseReader } from './reading'

/** Clauses that say what shall stay as it is. */

const KEEP = [
  /^(?:但是?|不过|只是)?(?:请)?(?:不要|别|不能|不准|不许|不可以|不用|勿|千万别|千万不要)(?:去)?(?:动|改变?|变|碰|修改|改动|动到|影响|破坏|换|调整?|管|裁)(?:到|了)?(.*)$/,
  /^(?:但是?|不过|只是)?(?:保持|保留|维持|留着|锁定|留住)(?:住|着|好|下)?(.*?)(?:不变|不动|不改|原样|原来的?样?子?|的样子)?$/,
  /^(?:但是?|不过|只是|让|把)?(.*?)(?:都|全|也|一定|必须|还是|要|全都|全部|统统)*(?:保持|维持)?(?:不变|不动|不改|别动|别变色?|不变色|别变颜色|不要变色|别改颜色|不用管|不许变|不准变|不能改|不许改|不准动|别管|不要动|不要改|不要变|不用变|不用改|不用动|不要改|别改|照旧|原样|保持|维持|原封不动|保持原样|保持不变|不许动|保留|留着|保持原来的样子|不能变|不能动)$/,
]
const ONLY =
  /^(?:只|就|仅|仅仅|单单)(?:把|将|给|是)?(?:需要|要|需|想|能)?(?:改变?|换|动|变|调整?)(.+)$/
const REST =
  /^(?:其他|其它|其余|别的|剩下|余下|别处|另外)(?:的)?(?:地方|东西|部分|内容|所有|一切|全部)?(?:的)?(?:都|全|也)?$|^东西$/

/** Names of what shall stay; null: the clause says nothing of the kind. */
function readKeep(text: string): { keep: string[]; keepsRest: boolean } | null {
  for (const pattern of KEEP) {
    const found = pattern.exec(text)
    if (!found) continue
    const nouns = (found[1] ?? '').replace(/(?:都|全|也|它们?|了|啊)$/, '')
    if (nouns === '' || REST.test(nouns)) return { keep: [], keepsRest: true }
    // 不要换成红色 is no part that stays
    if (/^(?:成|为|掉)/.test(nouns)) continue
    const keep = splitNouns(nouns).map((noun) => readTarget(noun)?.name ?? noun)
    return {
      keep: keep.filter((name) => !REST.test(name)),
      keepsRest: keep.some((name) => REST.test(name)),
    }
  }
  return null
}

/** 只换衣服颜色: everything else stays; the thing, unless it says its change as well. */
export const readOnly: ClauseReader = ({ text, written, isLast }, reading) => {
  const only = ONLY.exec(text)?.[1]
  if (only === undefined) return false
  reading.keepsRest = true
  const thing = only.replace(/的?颜色$/, '')
  if (isLast || thing === '' || /[成为]/.test(only)) return false
  reading.nameSubject(thing, written)
  return true
}

const STAYS =
  /^(?:又|还|却)?(?:要|得|让它)?(?:留|待|站|停|保持|固定)?在?(?:原地|原处|原位|原来的?(?:位置|地方))(?:别动|不动|不要动|别移动?|待着|不变)?$/

/** 移到右边，又留在原地: moved and not moved. */
export const readStaying: ClauseReader = ({ text, written }, reading) => {
  const { last } = reading
  if (!STAYS.test(text) || last?.kind !== 'move') return false
  reading.conflict = [last.words, written]
  return true
}

/** 别动背景, 其他不变. */
export const readKeeping: ClauseReader = ({ text }, reading) => {
  const isUndo = /^(?:恢复|还原|返回|回到)/.test(text)
  const stays = ONLY.test(text) || isUndo ? null : readKeep(text)
  if (!stays) return false
  reading.keep.push(...stays.keep)
  reading.keepsRest ||= stays.keepsRest
  return true
}
