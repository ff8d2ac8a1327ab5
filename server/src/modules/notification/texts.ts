import type { ToolDefinition } from '@contract/tools/define'
import { quote } from './quote'

const NAME_MAX = 16
const TITLE_MAX = 30
const PROMPT_MAX = 16
const REASON_MAX = 60

const titled = (title: string | null, unknown = '你的一件作品') =>
  title === null ? unknown : `《${quote(title, TITLE_MAX)}》`
const because = (reason: string) => (reason ? `：${quote(reason, REASON_MAX)}` : '')

/** Whole sentences; what is quoted is other people's and comes cut and harmless. */
export const texts = {
  /** 甲 · 甲和乙 · 甲等 5 人 */
  who(names: readonly string[], count: number): string {
    const [first, second] = names.map((name) => quote(name, NAME_MAX) || '一位墨友')
    if (first === undefined) return count > 1 ? `${count} 位墨友` : '一位墨友'
    if (count <= 1) return first
    return count === 2 && second !== undefined ? `${first}和${second}` : `${first}等 ${count} 人`
  },
  liked: (who: string, title: string | null) => `${who}赞了${titled(title)}`,
  remade: (who: string, title: string | null) => `${who}用${titled(title)}画了同款`,
  commented: (who: string, title: string | null) => `${who}评论了${titled(title)}`,
  replied: (who: string, title: string | null) => `${who}在${titled(title, '一件作品')}下回复了你`,
  mentioned: (who: string, title: string | null) =>
    `${who}在${titled(title, '一件作品')}的评论里提到了你`,
  commentRejected: (title: string | null, reason: string) =>
    `你在${titled(title, '一件作品')}下的评论没有通过审核${because(reason)}`,
  commentRemoved: (title: string | null, reason: string) =>
    `你在${titled(title, '一件作品')}下的评论核实后已收起${because(reason)}`,
  commentUpheld: '你举报的评论已经收起，谢谢你让广场更干净',
  commentUnfounded: '你举报的评论核实后没有发现问题，谢谢你的留意',
  contestWon: (theme: string, title: string | null, prize: { place: number; credits: number }) =>
    `${titled(title)}在「${quote(theme, TITLE_MAX)}」得了第 ${prize.place} 名，${prize.credits} 积分已到账`,
  contestPicked: (theme: string, title: string | null, credits: number) =>
    `${titled(title)}入选「${quote(theme, TITLE_MAX)}」${credits > 0 ? `，${credits} 积分已到账` : ''}`,
  contestOver: (theme: string, title: string | null, place: number) =>
    place > 0
      ? `「${quote(theme, TITLE_MAX)}」出结果了，${titled(title)}排在第 ${place}`
      : `「${quote(theme, TITLE_MAX)}」出结果了，看看谁得了奖`,
  contestRemoved: (theme: string, title: string | null, reason: string) =>
    `${titled(title)}在「${quote(theme, TITLE_MAX)}」被取消了资格${because(reason)}`,
  followed: (who: string) => `${who}关注了你`,
  passed: (title: string | null) => `${titled(title)}通过审核，已经在广场公开`,
  rejected: (title: string | null, reason: string) =>
    `${titled(title)}没有通过审核${because(reason)}`,
  removed: (title: string | null, reason: string) =>
    `${titled(title)}被举报，核实后已下架${because(reason)}`,
  profilePassed: '你的新资料通过审核，大家都能看到了',
  profileRejected: (reason: string) => `你的新资料没有通过审核${because(reason)}`,
  chosen: (title: string | null) => `${titled(title)}入选广场精选`,
  reportUpheld: (title: string | null) =>
    `你举报的${title === null ? '作品' : titled(title)}已下架，谢谢你让广场更干净`,
  reportDismissed: (title: string | null) =>
    `你举报的${title === null ? '作品' : titled(title)}核实后没有发现问题，谢谢你的留意`,
  /** 画 or 做: a film is not painted. */
  verb: (output: ToolDefinition['output']) => (output === 'image' ? '画' : '做'),
  made: (name: string | null, verb: string) => `${name ?? '一个任务'}${verb}好了，去看看`,
  madeMany: (count: number) => `有 ${count} 个任务画好了，都在画夹里`,
  failed: (name: string | null, verb: string, credits: number) =>
    `${name ?? '一个任务'}没有${verb}成${credits > 0 ? `，${credits} 积分已退回` : ''}`,
  failedMany: (count: number, credits: number) =>
    `有 ${count} 个任务没有画成${credits > 0 ? `，共 ${credits} 积分已退回` : ''}`,
  credited: (credits: number, words: string) =>
    `${credits} 积分到账${words ? `：${quote(words, REASON_MAX)}` : ''}`,
  taken: (credits: number, words: string) =>
    `扣回 ${credits} 积分${words ? `：${quote(words, REASON_MAX)}` : ''}`,
  /** 「江南水乡」, or the tool's name where nothing was written. */
  job: (prompt: string, toolName: string) =>
    prompt.trim() ? `「${quote(prompt, PROMPT_MAX)}」` : `「${toolName}」`,
  system: (words: string) => quote(words, 200),
}
