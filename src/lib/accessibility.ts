/** Accessibility settings: larger text, higher contrast, less motion. */
export interface AccessibilitySettings {
  /** 1 is 100 %. */
  textScale: number
  contrast: 'normal' | 'high'
  /** `system`: the system's setting, where it is readable. */
  motion: 'system' | 'reduced'
}

export const TEXT_SCALES = [1, 1.15, 1.3, 1.5, 1.75, 2] as const

/** From here on words need another arrangement, not only longer lines. */
const LARGE = 1.5
/** Words in places of a given size, as discs and the tab bar: past this they would leave them. */
const LITTLE_MOST = 1.3

/** CSS variables for lengths in style sheets. */
export const accessibilityVariables = ({
  textScale,
}: AccessibilitySettings): Record<string, string> => ({
  '--text-scale': `${textScale}`,
  '--little-scale': `${Math.min(textScale, LITTLE_MOST)}`,
})

/** Classes of the root of what is shown, and whether it bears them. */
export const accessibilityClasses = ({
  textScale,
  contrast,
  motion,
}: AccessibilitySettings): [string, boolean][] => [
  ['mg-page--large', textScale >= LARGE],
  ['mg-page--high', contrast === 'high'],
  ['mg-page--calm', motion === 'reduced'],
]
