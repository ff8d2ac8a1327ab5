import type { ParamSpec, ToolDefinition } from '@contract/tools/define'
import { Input, InputNumber, Select, Switch } from 'antd'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { type Answer, type How, type Plain, type Recipe, listAnswerModes } from './recipe'
import { texts } from './texts'

interface ValueProps {
  readonly label: string
  readonly spec: ParamSpec
  readonly value: Plain
  readonly onChange: (value: Plain) => void
}

/** A style or a model of some engine here; whether the tool's engine has it, the server says. */
function Choice({ label, source, value, onChange }: ChoiceProps) {
  const { data } = useConsoleQuery('GET /api/console/styles', {})
  const all = (data?.engines ?? []).flatMap((engine) => engine[source])
  const options = new Map(all.map(({ id, name }) => [id, name]))
  return (
    <Select
      aria-label={label}
      value={value}
      options={[...options].map(([id, name]) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}

interface ChoiceProps extends Omit<ValueProps, 'spec'> {
  readonly source: 'styles' | 'models'
}

/** One field for one value; the server says what is wrong with it. */
function Value({ label, spec, value, onChange }: ValueProps) {
  switch (spec.kind) {
    case 'option':
      return (
        <Select
          aria-label={label}
          value={value}
          options={spec.options.map((one) => ({ value: one.value, label: one.name }))}
          onChange={onChange}
        />
      )
    case 'level':
      return (
        <Select
          aria-label={label}
          value={value}
          options={spec.levels.map((one) => ({ value: one.value, label: one.name }))}
          onChange={onChange}
        />
      )
    case 'choice':
      return <Choice label={label} source={spec.source} value={value} onChange={onChange} />
    case 'toggle':
      return <Switch aria-label={label} checked={value === true} onChange={onChange} />
    case 'number':
    case 'count':
      return (
        <InputNumber
          aria-label={label}
          min={spec.min}
          max={spec.max}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'seed':
      return (
        <InputNumber
          aria-label={label}
          min={0}
          precision={0}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    default:
      return (
        <Input
          aria-label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

const HOWS: Readonly<Record<How, string>> = {
  ask: texts.app.ask,
  fix: texts.app.fix,
  leave: texts.app.leave,
}

interface RecipeFieldProps {
  readonly tool: ToolDefinition
  /** By the form. */
  readonly value?: Recipe
  readonly onChange?: (recipe: Recipe) => void
}

/** Every parameter of a tool: who decides it, and what. */
export function RecipeField({ tool, value = {}, onChange }: RecipeFieldProps) {
  const put = (key: string, next: Partial<Answer>) => {
    const before = value[key] ?? { how: 'leave', value: null }
    onChange?.({ ...value, [key]: { ...before, ...next } })
  }
  return (
    <ul className="recipe">
      {Object.entries(tool.params).map(([key, spec]) => {
        const { how, value: now } = value[key] ?? { how: 'leave' as const, value: null }
        return (
          <li key={key}>
            <span>{spec.label}</span>
            <Select<How>
              aria-label={texts.app.how(spec.label)}
              value={how}
              options={listAnswerModes(spec).map((one) => ({ value: one, label: HOWS[one] }))}
              onChange={(next) => put(key, { how: next })}
            />
            {how === 'fix' && (
              <Value
                label={texts.app.value(spec.label)}
                spec={spec}
                value={now}
                onChange={(next) => put(key, { value: next })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
