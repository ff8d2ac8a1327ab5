/** Settings of the running service: how each is shown, typed and sent. */
import type { CallData } from '@contract/endpoints/all'
import { HINTS, LABELS, texts } from './running-texts'

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
  { kind: 'switch', key: 'signUps', label: LABELS.signUps },
  { ...CREDITS, key: 'welcomeCredits', label: LABELS.welcomeCredits },
  { kind: 'list', key: 'signinCredits', label: LABELS.signinCredits, hint: HINTS.signinCredits },
  { ...CREDITS, key: 'inviterCredits', label: LABELS.inviterCredits },
  { ...CREDITS, key: 'invitedCredits', label: LABELS.invitedCredits },
  { ...CREDITS, key: 'firstTopupCredits', label: LABELS.firstTopupCredits },
  { kind: 'number', key: 'activeJobs', label: LABELS.activeJobs, min: 1, max: 1000 },
  {
    kind: 'text',
    key: 'oldestVersion',
    label: LABELS.oldestVersion,
    hint: HINTS.oldestVersion,
  },
]

export interface Fields {
  readonly value?: number | string | boolean | null
  readonly byDefault?: boolean
  readonly reason: string
}

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
