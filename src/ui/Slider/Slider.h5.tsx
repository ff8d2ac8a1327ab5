import type { SliderProps } from './props'
import './Slider.scss'

/** A rail with a knob on H5: the browser's own control, which keys and screen readers know. */
export function Slider({ value, min, max, step = 1, label, valueText, onChange }: SliderProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <input
      className="mg-slider"
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      style={{ ['--share' as string]: `${share}%` }}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
