import type { ComponentType } from 'react'
import type { ParamSpec } from '@contract/tools/define'
import { ChoiceControl } from './ChoiceControl'
import type { ControlProps, Controls } from './control'
import { CountControl } from './CountControl'
import { RatioControl } from './RatioControl'
import { LevelControl, SeedControl } from './late'
import { TextControl } from './TextControl'

/** The controls of 创作; pages of tools bring the others with them. */
export const CONTROLS = {
  text: TextControl,
  choice: ChoiceControl,
  ratio: RatioControl,
  count: CountControl,
  level: LevelControl,
  seed: SeedControl,
} satisfies Partial<Controls>

/** The control of a parameter. Kind and control belong together, which the index cannot express. */
export function getControl(
  spec: ParamSpec,
  controls: Partial<Controls>,
): ComponentType<ControlProps<ParamSpec>> {
  const { kind } = spec
  const control =
    kind === 'data' || kind === 'references' || kind === 'characters' ? undefined : controls[kind]
  if (!control) throw new Error(`no control for ${spec.kind}`)
  return control as ComponentType<ControlProps<ParamSpec>>
}
