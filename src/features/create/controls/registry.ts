import type { ComponentType } from 'react'
import type { ParamSpec } from '@contract/tools/define'
import { ChoiceControl } from './ChoiceControl'
import type { ControlProps, Controls } from './control'
import { CountControl } from './CountControl'
import { LevelControl } from './LevelControl'
import { RatioControl } from './RatioControl'
import { SeedControl } from './SeedControl'
import { TextControl } from './TextControl'

export const CONTROLS = {
  text: TextControl,
  choice: ChoiceControl,
  ratio: RatioControl,
  count: CountControl,
  level: LevelControl,
  seed: SeedControl,
} satisfies Controls

/** The control of a parameter. Kind and control belong together, which the index cannot express. */
export function controlOf(spec: ParamSpec): ComponentType<ControlProps<ParamSpec>> {
  return CONTROLS[spec.kind] as ComponentType<ControlProps<ParamSpec>>
}
