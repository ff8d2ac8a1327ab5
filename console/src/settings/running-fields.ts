/** Settings of the running service: how each is shown, typed and sent. */
import type { CallData } from '@contract/endpoints/all'

type Values = CallData<'GET /api/console/settings'>['running']['now']

interface Base {
  readonly label: string
}
interface NumberField extends Base {
  readonly kind: 'number'
  readonly key:
    | 'welcomeCredits'
    | 'inviterCredits'
    | 'invitedCredits'
    | 'firstTopupCredits'
    | 'activeJobs'
  readonly min: number
  readonly max: number
}
interface SwitchField extends Base {
  readonly kind: 'switch'
  readonly key: 'signUps'
}
interface ListField extends Base {
  readonly kind: 'list'
  readonly key: 'signinCredits'
  readonly hint: string
}
interface TextField extends Base {
  readonly kind: 'text'
  readonly key: 'oldestVersion'
  readonly hint: string
}
export type Field = NumberField | SwitchField | ListField | TextField

const CREDITS = { kind: 'number', min: 0, max: 100_000 } as const

export const FIELDS: readonly Field[] = [
  { kind: 'switch', key: 'signUps', label: '接受新用户' },
  { ...CREDITS, key: 'welcomeCredits', label: '新用户送的积分' },
  { kind: 'list', key: 'signinCredits', label: '连续签到七天的积分', hint: '，用逗号隔开' },
  { ...CREDITS, key: 'inviterCredits', label: '邀请人得的积分' },
  { ...CREDITS, key: 'invitedCredits', label: '被邀请人得的积分' },
  { ...CREDITS, key: 'firstTopupCredits', label: '首次充值送的积分' },
  { kind: 'number', key: 'activeJobs', label: '一个人同时最多几个任务', min: 1, max: 1000 },
  {
    kind: 'text',
    key: 'oldestVersion',
    label: '最旧能用的版本',
    hint: '，如 6.9.0；空着就是都能用',
  },
]

export interface Fields {
  readonly value?: number | string | boolean | null
  readonly byDefault?: boolean
  readonly reason: string
}

export const texts = {
  title: '运行中可以改的',
  soon: '几秒内在所有进程生效',
  asInitial: '和环境变量一样',
  initially: (value: string) => `环境变量里是 ${value}`,
  own: '这里改过',
  on: '开',
  off: '关',
  none: '不限',
  change: '改',
  changeOf: (label: string) => `改${label}`,
  changeTitle: (label: string) => label,
  needed: '请写整数',
  byDefault: '用环境变量里的',
  why: '为什么，只记在操作记录里',
  saved: '已保存',
  reset: '已改回环境变量里的',
} as const

export function formatValue({ kind, key }: Field, values: Values): string {
  const value = values[key]
  if (kind === 'switch') return value === true ? texts.on : texts.off
  if (Array.isArray(value)) return value.join('、')
  return value === '' ? texts.none : String(value)
}

export function toFieldValue({ key }: Field, values: Values): string | number | boolean {
  const value = values[key]
  return Array.isArray(value) ? value.join(',') : value
}

/** Null: as the environment says. */
type Sent = { readonly [K in keyof Values]?: Values[K] | null }

/** The input as the call takes it; the server refuses what is no number. */
export function buildSettingsPatch(
  field: Field,
  { value = null, byDefault = false }: Fields,
): Sent {
  if (byDefault) return { [field.key]: null }
  switch (field.kind) {
    case 'number':
      return { [field.key]: Number(value) }
    case 'switch':
      return { signUps: value === true }
    case 'list':
      return {
        signinCredits: String(value)
          .split(/[,，、\s]+/)
          .map(Number),
      }
    case 'text':
      return { oldestVersion: typeof value === 'string' ? value.trim() : '' }
  }
}
