/** Whether parameters are what a definition asks for: the server's gate and the form's advice. */
import {
  getInitialValue,
  matters,
  type DataParam,
  type ImagesParam,
  type MarginsParam,
  type ParamSpec,
  SEED_MAX,
  type Shot,
  type ShotsParam,
  type TextParam,
  type ToolDefinition,
  type SentParams,
} from './define'
import { findCharactersIssue } from '../characters'
import { maskIssue } from './mask'
import { isMediaRef } from './media'
import { findReferenceIssue } from './references'

export interface ParamIssue {
  readonly key: string
  /** One Chinese sentence. */
  readonly message: string
}

/** Length as a person counts it: code points, not UTF-16 units. */
export function textLength(text: string): number {
  return [...text].length
}

function marginsIssue(spec: MarginsParam, value: unknown): string | null {
  const sides = ['left', 'top', 'right', 'bottom'] as const
  if (typeof value !== 'object' || value === null) return `${spec.label}不对`
  const provided = value as Record<string, unknown>
  const known = Object.keys(provided).length === sides.length
  const within = sides.every((side) => {
    const share = provided[side]
    return typeof share === 'number' && share >= 0 && share <= spec.max
  })
  if (!known || !within) return `${spec.label}每边最多 ${spec.max * 100}%`
  return sides.some((side) => (provided[side] as number) > 0) ? null : `先拖动${spec.label}`
}

function totalIssue({ label, total }: ShotsParam, shots: readonly Shot[]): string | null {
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0)
  return total && (seconds < total.min || seconds > total.max)
    ? `${label}一共要在 ${total.min} 到 ${total.max} 秒之间`
    : null
}

function shotsIssue(spec: ShotsParam, value: unknown): string | null {
  if (!Array.isArray(value)) return `${spec.label}不对`
  if (value.length < spec.min) return `${spec.label}至少 ${spec.min} 段`
  if (value.length > spec.max) return `${spec.label}最多 ${spec.max} 段`
  for (const shot of value as Partial<Shot>[]) {
    const { image, text, seconds } = shot ?? {}
    if (image !== null && !isMediaRef(image)) return `${spec.label}里的图片不对，请重新选择`
    if (image !== null && !spec.pictures) return `${spec.label}只写文字，不用图片`
    if (typeof text !== 'string') return `${spec.label}里的文字不对`
    if (textLength(text) > spec.maxText) return `${spec.label}的每段文字最多 ${spec.maxText} 字`
    if (typeof seconds !== 'number' || seconds < 0.5 || seconds > 10)
      return `${spec.label}的每段要在 0.5 到 10 秒之间`
    if (image === null && text.trim() === '')
      return `${spec.label}的每段要有${spec.pictures ? '图片或文字' : '文字'}`
  }
  return totalIssue(spec, value as Shot[])
}

function dataIssue(spec: DataParam, value: unknown): string | null {
  const isObject = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
  if (!Array.isArray(value) || !value.every(isObject)) return `${spec.label}不对`
  if (value.length > spec.max) return `${spec.label}最多 ${spec.max} 处`
  return JSON.stringify(value).length > spec.maxChars ? `${spec.label}太多了` : null
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function textIssue({ label, required, maxLength }: TextParam, value: unknown): string | null {
  if (typeof value !== 'string') return `${label}要填文字`
  if (required && value.trim() === '') return `先写下${label}`
  return textLength(value) > maxLength ? `${label}最多 ${maxLength} 字` : null
}

function imagesIssue({ label, min, max }: ImagesParam, value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(isMediaRef)) return `${label}不对，请重新选择`
  if (value.length < min) return `${label}至少 ${min} 张`
  return value.length > max ? `${label}最多 ${max} 张` : null
}

/** A picked file; null: none is picked. */
function mediaIssue(label: string, value: unknown, required: boolean): string | null {
  if (value === null) return required ? `先选${label}` : null
  return isMediaRef(value) ? null : `${label}不对，请重新选择`
}

const optionIssue = (label: string, isOffered: boolean): string | null =>
  isOffered ? null : `${label}的选项不对`

const rangeIssue = (
  { label, min, max }: { readonly label: string; readonly min: number; readonly max: number },
  isWithin: boolean,
): string | null => (isWithin ? null : `${label}要在 ${min} 到 ${max} 之间`)

type Check<Spec> = (spec: Spec, value: unknown) => string | null

const CHECKS: { readonly [Spec in ParamSpec as Spec['kind']]: Check<Spec> } = {
  text: textIssue,
  choice: ({ label }, value) =>
    optionIssue(label, value === null || (typeof value === 'string' && value.length <= 64)),
  ratio: ({ label }, value) =>
    optionIssue(label, typeof value === 'string' && /^\d{1,2}:\d{1,2}$/.test(value)),
  count: (spec, value) => rangeIssue(spec, isWhole(value, spec.min, spec.max)),
  level: ({ label, levels }, value) =>
    optionIssue(
      label,
      levels.some((level) => level.value === value),
    ),
  option: ({ label, options }, value) =>
    optionIssue(
      label,
      options.some((option) => option.value === value),
    ),
  toggle: ({ label }, value) => optionIssue(label, typeof value === 'boolean'),
  number: (spec, value) =>
    rangeIssue(spec, typeof value === 'number' && value >= spec.min && value <= spec.max),
  colour: ({ label }, value) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? null : `${label}的颜色不对`,
  image: (spec, value) => mediaIssue(spec.label, value, spec.required === true),
  video: (spec, value) => mediaIssue(spec.label, value, spec.required === true),
  sound: ({ label }, value) => mediaIssue(label, value, true),
  images: imagesIssue,
  references: ({ label, max }, value) => findReferenceIssue(label, value, max),
  characters: ({ label, max }, value) => findCharactersIssue(label, value, max),
  mask: (spec, value) => maskIssue(value, spec),
  margins: marginsIssue,
  shots: shotsIssue,
  data: dataIssue,
  seed: ({ label }, value) =>
    value === null || isWhole(value, 0, SEED_MAX) ? null : `${label}要是 0 到 ${SEED_MAX} 的整数`,
}

/**
 * Checks parameters against a definition; missing keys count as their defaults.
 * Unknown keys are issues too: a parameter is never silently dropped.
 */
export function checkParams(tool: ToolDefinition, params: SentParams): ParamIssue[] {
  const issues: ParamIssue[] = []
  for (const [key, spec] of Object.entries(tool.params)) {
    const value = params[key] === undefined ? getInitialValue(spec) : params[key]
    if (spec.kind === 'sound' && value === null && !matters(spec, params)) continue
    const check = CHECKS[spec.kind] as Check<ParamSpec>
    const message = check(spec, value)
    if (message) issues.push({ key, message })
  }
  for (const key of Object.keys(params)) {
    if (!Object.hasOwn(tool.params, key)) issues.push({ key, message: `不认识的参数 ${key}` })
  }
  return issues
}
