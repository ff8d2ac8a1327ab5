import type { EditStep } from '@contract/edits'
import type { Plan } from '../../planning/plan'
import { listWritings } from '../../planning/writing'
import type { OperationInput } from '../operations'
import { hasTextsOfItsOwn, listTexts } from '../design-texts'
import { Declined } from './declined'
import { texts } from './texts'

/** Texts of a design, line by line, and texts over a picture. */

/** Words for the lines below a title. */
const LESSER = /副标题|小标题|次标题|小字|第二行|下面|下方|底下|一行|日期|时间|地点|落款/
const DATED = /日期|时间/
const DATE = /[\d一二三四五六七八九十]+[年月日号点:：]|周[一二三四五六日末]|星期/

/** The line that words name: by what it is for, or by what it says; null: none of them. */
function findLine(lines: readonly string[], words: string): number | null {
  const said = lines.indexOf(words)
  if (said >= 0) return said
  if (!LESSER.test(words)) return null
  const dated = DATED.test(words) ? lines.findIndex((line) => DATE.test(line)) : -1
  return dated >= 0 ? dated : 1
}

/** A lesser line of a design, or one by its words: it is no thing of its own; null: none is named. */
export function bindLine(plan: Plan, words: string): { isFirst: boolean } | null {
  if (!hasTextsOfItsOwn(plan)) return null
  const lines = listTexts(plan)
  const at = findLine(lines, words)
  return at === null || (at > 0 && lines.length === 1) ? null : { isFirst: at === 0 }
}

/** Place of a text: 右下角, 上面; left out where nothing is said. */
function findTextSpot(where: string): { x?: number; y?: number } {
  const x = /左/.test(where) ? 0.05 : /右/.test(where) ? 0.95 : undefined
  const y = /顶|上/.test(where)
    ? 0.06
    : /底|下/.test(where)
      ? 0.94
      : /中/.test(where)
        ? 0.5
        : undefined
  return { ...(x !== undefined && { x }), ...(y !== undefined && { y }) }
}

/** A text over a picture that has no place for one; what is written is changed, 再写 adds a line. */
function compileWriting(plan: Plan, { target, value = '' }: EditStep): OperationInput[] {
  const written = listWritings(plan)
  const said = written.find(({ text }) => text === target)
  const row = target === undefined ? written[0] : said
  if (row) return [{ op: 'replace', target: row.id, to: value }]
  const spot = findTextSpot(target ?? '')
  const isNowhere = target !== undefined && Object.keys(spot).length === 0
  if (isNowhere && !LESSER.test(target)) throw new Declined(texts.noLine)
  return [{ op: 'write', to: value, ...spot }]
}

/** Throws Declined. A line that is left empty is as it was: its words are those of the design. */
export function compileText(plan: Plan, step: EditStep): OperationInput[] {
  if (!hasTextsOfItsOwn(plan)) return compileWriting(plan, step)
  const { target, value = '' } = step
  const lines = listTexts(plan)
  const at = target === undefined ? 0 : findLine(lines, target)
  if (value === '') {
    const rest = lines.filter((_, line) => line !== at)
    if (rest.length === 0 || rest.length === lines.length) throw new Declined(texts.noLine)
    return [{ op: 'text', to: rest }]
  }
  // 再加一行 leaves what is written
  if (at === null || at > lines.length) {
    // without a title of ours the design has its own
    const first = lines.length === 0 && target !== undefined ? [''] : lines
    return [{ op: 'text', to: [...first, value] }]
  }
  return [{ op: 'text', to: [...lines.slice(0, at), value, ...lines.slice(at + 1)] }]
}
