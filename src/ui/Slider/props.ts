export interface SliderProps {
  value: number
  min: number
  max: number
  step?: number
  label: string
  /** Meaning of the number, for screen readers. */
  valueText?: string
  onChange: (value: number) => void
}
