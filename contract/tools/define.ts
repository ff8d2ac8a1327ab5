/**
 * A tool is data: what it asks (inputs, params), what it returns, which call runs it.
 * The server validates with it, the client draws the form from it, the types are inferred.
 * Free of zod so that the client may bundle it.
 */

interface ParamBase {
  readonly label: string
  /** Folded under 高级 on the form. */
  readonly advanced?: boolean
}

export interface TextParam extends ParamBase {
  readonly kind: 'text'
  readonly required: boolean
  readonly maxLength: number
  readonly placeholder: string
}

/** Offered values come from the engine's capabilities (`source`); null = the engine chooses. */
export interface ChoiceParam extends ParamBase {
  readonly kind: 'choice'
  readonly source: 'styles' | 'models'
  readonly nullable: boolean
}

export interface RatioParam extends ParamBase {
  readonly kind: 'ratio'
  readonly initial: string
}

export interface CountParam extends ParamBase {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly initial: number
}

/** How far something goes, in a few named steps. */
export interface LevelParam extends ParamBase {
  readonly kind: 'level'
  /** 0..1, rising. */
  readonly levels: readonly { readonly value: number; readonly name: string }[]
  readonly initial: number
}

/** null = decided by the server; the result always shows the number. */
export interface SeedParam extends ParamBase {
  readonly kind: 'seed'
}

export type ParamSpec = TextParam | ChoiceParam | RatioParam | CountParam | LevelParam | SeedParam
export type ParamKind = ParamSpec['kind']

export type ParamValue<S extends ParamSpec> = S extends TextParam | RatioParam
  ? string
  : S extends ChoiceParam
    ? string | null
    : S extends CountParam | LevelParam
      ? number
      : number | null

export interface ToolDefinition {
  readonly id: string
  /** Chinese name. */
  readonly name: string
  /** One Chinese line: what it does for you. */
  readonly summary: string
  /** The call that runs it, as in the contract. */
  readonly call: string
  /** The page that opens it, a path of the route table. */
  readonly route: string
  readonly output: 'image' | 'video' | 'text'
  readonly params: Readonly<Record<string, ParamSpec>>
}

/** Keeps the literal types of a definition. */
export function defineTool<const T extends ToolDefinition>(tool: T): T {
  return tool
}

export type ParamsOf<T extends ToolDefinition> = {
  -readonly [K in keyof T['params']]: ParamValue<T['params'][K]>
}

/** Seeds are 0 … 2^31-1: exact in JSON, in int4 and in every engine. */
export const SEED_MAX = 2 ** 31 - 1

function initialOf(spec: ParamSpec): string | number | null {
  switch (spec.kind) {
    case 'text':
      return ''
    case 'ratio':
    case 'count':
    case 'level':
      return spec.initial
    case 'choice':
    case 'seed':
      return null
  }
}

/** The parameters an untouched form starts with. */
export function defaultsOf<T extends ToolDefinition>(tool: T): ParamsOf<T> {
  return Object.fromEntries(
    Object.entries(tool.params).map(([key, spec]) => [key, initialOf(spec)]),
  ) as ParamsOf<T>
}

export interface ParamIssue {
  readonly key: string
  /** One Chinese sentence. */
  readonly message: string
}

/** Length as a person counts it: code points, not UTF-16 units. */
export function textLength(text: string): number {
  return [...text].length
}

function checkOne(spec: ParamSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'text':
      if (typeof value !== 'string') return `${spec.label}要填文字`
      if (spec.required && value.trim() === '') return `先写下${spec.label}`
      return textLength(value) > spec.maxLength ? `${spec.label}最多 ${spec.maxLength} 字` : null
    case 'choice':
      if (value === null) return null
      return typeof value === 'string' && value.length <= 64 ? null : `${spec.label}的选项不对`
    case 'ratio':
      return typeof value === 'string' && /^\d{1,2}:\d{1,2}$/.test(value)
        ? null
        : `${spec.label}的选项不对`
    case 'count':
      return Number.isInteger(value) &&
        (value as number) >= spec.min &&
        (value as number) <= spec.max
        ? null
        : `${spec.label}要在 ${spec.min} 到 ${spec.max} 之间`
    case 'level':
      return spec.levels.some((level) => level.value === value) ? null : `${spec.label}的选项不对`
    case 'seed':
      return value === null ||
        (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= SEED_MAX)
        ? null
        : `${spec.label}要是 0 到 ${SEED_MAX} 的整数`
  }
}

/**
 * Checks parameters against a definition; missing keys count as their defaults.
 * Unknown keys are issues too: a parameter is never silently dropped.
 */
export function checkParams(
  tool: ToolDefinition,
  params: Readonly<Record<string, unknown>>,
): ParamIssue[] {
  const issues: ParamIssue[] = []
  for (const [key, spec] of Object.entries(tool.params)) {
    const message = checkOne(spec, params[key] === undefined ? initialOf(spec) : params[key])
    if (message) issues.push({ key, message })
  }
  for (const key of Object.keys(params)) {
    if (!Object.hasOwn(tool.params, key)) issues.push({ key, message: `不认识的参数 ${key}` })
  }
  return issues
}
