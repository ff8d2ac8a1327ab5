/** Integrated loudness (ITU-R BS.1770-4): weighted, in blocks of 400 ms, gated twice. */
import { type StereoTrack, SAMPLE_RATE } from '../track'
import { type Biquad, filter } from './biquad'

/** The two filters of the recommendation, computed for a rate. */
function weighting(rate: number): readonly [Biquad, Biquad] {
  const stage = (hz: number, q: number) => {
    const k = Math.tan((Math.PI * hz) / rate)
    return { k, q, norm: 1 + k / q + k * k }
  }
  const shelf = stage(1681.974450955533, 0.7071752369554196)
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const pass = stage(38.13547087602444, 0.5003270373238773)
  const poles = ({ k, q, norm }: typeof shelf): [number, number] => [
    (2 * (k * k - 1)) / norm,
    (1 - k / q + k * k) / norm,
  ]
  return [
    {
      b: [
        (high + (band * shelf.k) / shelf.q + shelf.k * shelf.k) / shelf.norm,
        (2 * (shelf.k * shelf.k - high)) / shelf.norm,
        (high - (band * shelf.k) / shelf.q + shelf.k * shelf.k) / shelf.norm,
      ],
      a: poles(shelf),
    },
    { b: [1, -2, 1], a: poles(pass) },
  ]
}

const HOP = SAMPLE_RATE / 10
const HOPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const toPower = (lufs: number): number => 10 ** ((lufs + 0.691) / 10)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Sum of squares of every tenth of a second. */
function measureHops(samples: Float32Array): number[] {
  const [shelf, pass] = weighting(SAMPLE_RATE)
  const weighted = filter(filter(samples, shelf), pass)
  return Array.from({ length: Math.floor(weighted.length / HOP) }, (_, hop) => {
    let sum = 0
    for (let i = hop * HOP; i < (hop + 1) * HOP; i++) sum += weighted[i] * weighted[i]
    return sum
  })
}

/** LUFS; −Infinity for silence and for less than 0.4 s. */
export function measureLoudness({ left, right }: StereoTrack): number {
  const [a, b] = [measureHops(left), measureHops(right)]
  const blocks = Array.from({ length: Math.max(0, a.length - HOPS_PER_BLOCK + 1) }, (_, i) => {
    let sum = 0
    for (let hop = i; hop < i + HOPS_PER_BLOCK; hop++) sum += a[hop] + b[hop]
    return sum / (HOP * HOPS_PER_BLOCK)
  })
  const audible = blocks.filter((power) => power > toPower(ABSOLUTE_GATE))
  if (audible.length === 0) return -Infinity
  const gate = mean(audible) * 10 ** (RELATIVE_GATE / 10)
  return toLufs(mean(audible.filter((power) => power > gate)))
}
