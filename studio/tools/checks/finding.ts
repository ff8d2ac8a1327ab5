/** Faults that a check found in a result, and how the owner reads of them: one sentence. */
import type { ToolResult, Verdict } from '../tool'

const SENTENCES = {
  cut: '人或动物的身体可能被截断了',
  appeared: '补出来的地方可能多了别的东西',
  remained: '要去掉的东西可能还有一部分留着',
  copied: '这里可能复制了旁边的东西',
  blurred: '补出来的地方可能比周围模糊',
  foreign: '补出来的地方可能有周围没有的颜色',
  guessed: '去掉的部分很大，补出来的多半是猜的',
  unlike: '补出来的地方可能和周围接不上',
  facesCut: '人的脸可能被画面边缘截断了',
  cutOutEmpty: '留下的部分很少，可能没有选中主体',
  cutOutWhole: '几乎整张图都留下了，背景可能没有去掉',
  cutOutSplitsFace: '人的脸可能被抠掉了一部分',
  cutOutLosesPerson: '有一个人可能没有留下来',
} as const

/** Share of a fill in the progress of its tool; the rest is for the check that follows. */
export const FILL_SHARE = 0.75

export type Fault = keyof typeof SENTENCES

export interface Finding {
  readonly verdict: Verdict
  readonly fault: Fault
}

/** Null: nothing speaks against the result. */
export const toFinding = (fault: Fault | null): Finding | null =>
  fault === null ? null : { verdict: 'doubtful', fault }

/** A finding as part of a tool's result: of its notes the first names the fault. */
export function reportFinding(
  finding: Finding | null,
  notes: readonly string[] = [],
): Pick<ToolResult, 'verdict' | 'notes'> {
  if (finding === null) return { verdict: null, notes }
  return { verdict: finding.verdict, notes: [SENTENCES[finding.fault], ...notes] }
}
