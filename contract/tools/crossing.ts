import type { OptionParam } from './define'

/** How one shot of a film goes over into the next. */
export const CROSSING = {
  kind: 'option',
  label: '转场',
  options: [
    { value: 'fade', name: '叠化' },
    { value: 'push', name: '推移' },
    { value: 'black', name: '淡黑' },
    { value: 'none', name: '无' },
  ],
  initial: 'fade',
} as const satisfies OptionParam
