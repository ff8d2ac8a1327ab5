/** Position of a video's camera at each moment, for pictures that have depth. */
import { TAU, cos, sin, smoothstep } from '../lib/maths'

export type Move = 'in' | 'out' | 'left' | 'right' | 'up' | 'down' | 'orbit' | 'still'

/** Shifts are shares of the picture's width; a thing is moved by `pan` + `truck` × its nearness. */
export interface View {
  readonly panX: number
  readonly truckX: number
  readonly truckY: number
  /** Everything is enlarged so much, so that no border is seen. */
  readonly zoom: number
  /** The nearest things are enlarged by so much more, the farthest by a little less than half. */
  readonly dolly: number
}

export type CameraPath = (time: number) => View

const STILL: View = { panX: 0, truckX: 0, truckY: 0, zoom: 1, dolly: 0 }

/** Share of the width that the nearest things travel to each side. */
const TRAVEL = 0.036
const DOLLY = 0.17

/** Short videos move less far, so that the speed stays pleasant. */
function reachOf(seconds: number): number {
  return Math.min(1, 0.45 + seconds / 8)
}

/**
 * A path over `time` 0..1.
 *
 * @param loops the last moment meets the first: the camera goes there and back
 */
export function cameraPath(move: Move, video: { seconds: number; loops: boolean }): CameraPath {
  const reach = reachOf(video.seconds)
  // Starts and ends softly, but never pauses for long.
  const along = (time: number): number =>
    video.loops ? 0.5 - 0.5 * cos(time * TAU) : 0.4 * time + 0.6 * smoothstep(0, 1, time)
  const side = TRAVEL * reach
  const across = (sign: number): CameraPath => {
    const zoom = 1 + 2.1 * side
    return (time) => {
      const at = sign * (2 * along(time) - 1)
      return { ...STILL, zoom, panX: at * side * 0.4, truckX: at * side * 0.6 }
    }
  }
  const upright = (sign: number): CameraPath => {
    const zoom = 1 + 2.6 * side
    return (time) => ({ ...STILL, zoom, truckY: sign * (2 * along(time) - 1) * side * 1.2 })
  }
  switch (move) {
    case 'still':
      return () => STILL
    case 'in':
      return (time) => ({ ...STILL, dolly: DOLLY * reach * along(time) })
    case 'out':
      return (time) => ({ ...STILL, dolly: DOLLY * reach * (1 - along(time)) })
    case 'left':
      return across(-1)
    case 'right':
      return across(1)
    case 'up':
      return upright(-1)
    case 'down':
      return upright(1)
    case 'orbit':
      // A small ellipse; without a loop half of it, from one side to the other.
      return (time) => {
        const angle = video.loops ? time * TAU : (along(time) - 0.5) * Math.PI
        const depth = video.loops ? 0.5 - 0.5 * cos(angle) : 1 - cos(angle)
        return {
          panX: 0,
          truckX: sin(angle) * side,
          truckY: -cos(angle) * side * 0.25,
          zoom: 1 + 1.3 * side,
          dolly: 0.05 * depth,
        }
      }
  }
}
