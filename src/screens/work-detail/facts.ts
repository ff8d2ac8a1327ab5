/** Facts about how a work was made. */
import type { WorkView } from '@/domain/works/types'
import { findRatioName } from '@/domain/works/ratio'
import { seedText } from '@/lib/seed'
import { monthDay, withYear } from '@/lib/texts'
import type { KeyValue } from '@/ui/KeyValues/KeyValues'
import { FACTS } from './texts'

/** 11 月 18 日, with the year when it is another one. */
export function formatDay(iso: string, now = new Date()): string {
  const day = new Date(iso)
  const text = monthDay(day)
  return day.getFullYear() === now.getFullYear() ? text : withYear(day, text)
}

export function getPrompt({ params }: Pick<WorkView, 'params'>): string {
  return typeof params?.prompt === 'string' ? params.prompt : ''
}

/** Facts in the order they are read; those that are not known are left out. */
export function buildFacts(work: WorkView): KeyValue[] {
  const { params, style, modelName, tool, toolName, width, height } = work
  const seed = params?.seed
  const ratio = params?.ratio
  const facts: [string, string | null][] = [
    [FACTS.engine, modelName],
    [FACTS.style, style?.name ?? null],
    [FACTS.tool, tool === 'text2img' ? null : toolName],
    [FACTS.ratio, typeof ratio === 'string' ? ratio : findRatioName(width, height)],
    [FACTS.size, `${width}×${height}`],
    [FACTS.seed, typeof seed === 'number' ? seedText(seed) : null],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
