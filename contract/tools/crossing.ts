import type { OptionParam } from './define'
import { named } from './options'

/** Transition from one shot of a video to the next. */
export const CROSSING = {
  kind: 'option',
  label: '转场',
  options: named({ fade: '叠化', push: '推移', black: '淡黑', none: '无' }),
  initial: 'fade',
} as const satisfies OptionParam
