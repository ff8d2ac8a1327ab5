import type { Pace } from './pace'
import { texts } from './texts'

/** Progress, speed, and remaining time; sent whole, the server still reads it. */
export function sendingText({ percent, pace }: { percent: number; pace?: Pace | null }): string {
  if (percent >= 100) return texts.preparing
  const { bytesPerSecond = null, secondsLeft } = pace ?? {}
  const speed = bytesPerSecond === null ? [] : [texts.speed(bytesPerSecond)]
  const rest = secondsLeft === undefined ? [] : [texts.rest(secondsLeft)]
  return [texts.uploading(percent), ...speed, ...rest].join(' · ')
}
