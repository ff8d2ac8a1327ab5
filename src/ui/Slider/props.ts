export interface SliderProps {
  value: number
  min: number
  max: number
  step?: number
  label: string
  /** What the number means, for screen readers. */
  valueText?: string
  onChange: (value: number) => void
}
