/** Facts of a job on the result page: every parameter, and the reading of the prompt. */
import { hasResult, type JobView, type PictureView } from '@contract/jobs'
import { matters, type LevelParam } from '@contract/tools/define'
import { findJobTool } from '@contract/tools/all'
import { isMode } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { seedText } from '@/lib/seed'
import { durationText, formatMinute, paintingMs, toText } from './jobWords'
import { FACTS } from './texts'

export interface Fact {
  label: string
  value: string
  tone?: 'gold'
  /** Too long for half of the width. */
  wide?: boolean
}

/** A time is the longest that fits. */
const SHORT_CHARS = 16

interface Named {
  id: string
  name: string
}

export interface Names {
  styles: readonly Named[]
  models: readonly Named[]
}

function findName(list: readonly Named[], id: unknown): string | null {
  const text = toText(id)
  return text === null ? null : (list.find((item) => item.id === text)?.name ?? text)
}

/** The ordered style; if the engine chose, also which one. */
function formatStyle(job: JobView, picture: PictureView | undefined, names: Names): string {
  const requested = findName(names.styles, job.params.style)
  if (requested !== null) return requested
  const used = findName(names.styles, picture?.style)
  return used === null ? FACTS.styleFree : FACTS.styleChosen(used)
}

/** Number ordered, and number finished before it was cancelled. */
function formatCount({ params, pictures }: JobView): string | null {
  if (typeof params.count !== 'number') return null
  const finished = pictures.length
  return finished > 0 && finished < params.count
    ? FACTS.countMade(params.count, finished)
    : FACTS.pictures(params.count)
}

/** The name of a level; left out where nothing was chosen. */
function findLevelName({ levels, initial }: LevelParam, value: unknown): string | null {
  if (value === initial) return null
  return levels.find((level) => level.value === value)?.name ?? null
}

/** Texts that are above the facts, and one that is a service's own name for a voice. */
const NOT_LISTED = ['prompt', 'negativePrompt', 'narrationVoice']

/** Name and length of an own sound, as far as they are known. */
function nameSound({ sources }: JobView, ref: unknown): string | null {
  const source = sources.find((one) => one.ref === ref)
  if (!source) return null
  const length = source.durationMs === null ? null : durationText(source.durationMs)
  const words = [source.name ?? null, length].filter((word) => word !== null)
  return words.length > 0 ? words.join(' · ') : null
}

/** Parameters of a tool other than 文生图, as its form names them. */
function toolFacts(job: JobView): [string, string | null][] {
  const tool = findJobTool(job.tool)
  if (!tool || isMode(tool.id)) return []
  return Object.entries(tool.params).map(([key, spec]): [string, string | null] => {
    const value = job.params[key]
    // A hidden parameter with its initial value is not worth a line.
    if (spec.advanced && 'initial' in spec && spec.initial === value) return [spec.label, null]
    if (!matters(spec, job.params)) return [spec.label, null]
    switch (spec.kind) {
      case 'option':
        return [spec.label, spec.options.find((option) => option.value === value)?.name ?? null]
      case 'level':
        return [spec.label, spec.levels.find((level) => level.value === value)?.name ?? null]
      case 'toggle':
        return [spec.label, value === true ? FACTS.on : FACTS.off]
      case 'number':
        return [spec.label, typeof value === 'number' ? `${value}${spec.unit}` : null]
      case 'text':
        return [spec.label, NOT_LISTED.includes(key) ? null : toText(value)]
      case 'sound':
        return [spec.label, nameSound(job, value)]
      case 'colour':
        return [spec.label, toText(value)]
      default:
        return [spec.label, null]
    }
  })
}

/** Facts in the order they are read; those that are not known are left out. */
export function buildFacts(job: JobView, pictureIndex: number, names: Names): Fact[] {
  const picture = job.pictures[pictureIndex]
  const paints = Object.hasOwn(job.params, 'style') && isMode(job.tool)
  const ms = paintingMs(job)
  const seed = picture?.seed ?? job.params.seed
  const facts: [string, string | null, Fact['tone']?][] = [
    [FACTS.engine, findName(names.models, job.params.model) ?? job.engine.name],
    [FACTS.tool, job.tool === text2img.id ? null : job.toolName],
    [FACTS.style, paints ? formatStyle(job, picture, names) : null],
    [FACTS.strength, paints ? findLevelName(text2img.params.strength, job.params.strength) : null],
    ...toolFacts(job),
    [FACTS.ratio, toText(job.params.ratio)],
    [FACTS.size, picture ? `${picture.width}×${picture.height}` : null],
    [FACTS.seed, typeof seed === 'number' ? seedText(seed) : null],
    [FACTS.count, formatCount(job)],
    [FACTS.length, picture?.durationMs ? durationText(picture.durationMs) : null],
    [FACTS.duration, ms === null ? null : durationText(ms)],
    // An unpainted job cost nothing.
    [FACTS.cost, hasResult(job) ? FACTS.credits(job.spentCredits) : null, 'gold'],
    [FACTS.time, formatMinute(job.createdAt)],
  ]
  return facts.flatMap(([label, value, tone]) => {
    if (value === null) return []
    const wide = value.length > SHORT_CHARS
    return [{ label, value, tone, ...(wide && { wide }) }]
  })
}
