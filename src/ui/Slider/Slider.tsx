import { Slider as NativeSlider } from '@tarojs/components'
import type { SliderProps } from './props'

/** A rail with a knob: the platform's own on mini-programs. Slider.h5.tsx is the twin. */
export function Slider({ value, min, max, step = 1, label, onChange }: SliderProps) {
  return (
    <NativeSlider
      value={value}
      min={min}
      max={max}
      step={step}
      activeColor="#f5f1ea"
      backgroundColor="rgba(255,255,255,0.16)"
      blockColor="#f5f1ea"
      blockSize={22}
      aria-label={label}
      onChanging={(event) => onChange(event.detail.value)}
      onChange={(event) => onChange(event.detail.value)}
    />
  )
}
