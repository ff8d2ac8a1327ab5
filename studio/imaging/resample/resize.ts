/**
 * Separable resampling with pixel centres aligned: output pixel i looks at (i + 0.5) / scale - 0.5.
 * On reduction the kernel is widened by the scale (anti-aliasing). Borders repeat.
 * Cubic: Keys 1981, a = -0.5. Lanczos: Duchon 1979, three lobes.
 */
import { createPlane, type Plane } from './plane'

export type Kernel = 'linear' | 'cubic' | 'lanczos'

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

const KERNELS: Readonly<Record<Kernel, { reach: number; weight: (x: number) => number }>> = {
  linear: { reach: 1, weight: (x) => Math.max(0, 1 - Math.abs(x)) },
  cubic: {
    reach: 2,
    weight(signed) {
      const x = Math.abs(signed)
      if (x >= 2) return 0
      return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
    },
  },
  lanczos: { reach: 3, weight: (x) => (Math.abs(x) >= 3 ? 0 : sinc(x) * sinc(x / 3)) },
}

interface Taps {
  readonly count: number
  /** Source index of each tap, `count` an output pixel, within the source. */
  readonly at: Int32Array
  readonly weights: Float32Array
}

function tapsFor(from: number, to: number, kernel: Kernel): Taps {
  const { reach, weight } = KERNELS[kernel]
  const step = from / to
  const spread = Math.max(1, step)
  const count = Math.ceil(2 * reach * spread) + 1
  const at = new Int32Array(to * count)
  const weights = new Float32Array(to * count)
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * step - 0.5
    const first = Math.ceil(centre - reach * spread)
    let sum = 0
    for (let k = 0; k < count; k++) sum += weight((first + k - centre) / spread)
    for (let k = 0; k < count; k++) {
      at[i * count + k] = Math.min(from - 1, Math.max(0, first + k))
      weights[i * count + k] = weight((first + k - centre) / spread) / sum
    }
  }
  return { count, at, weights }
}

function alongRows({ width, height, values }: Plane, to: number, kernel: Kernel): Plane {
  const { count, at, weights } = tapsFor(width, to, kernel)
  const out = createPlane(to, height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < to; x++) {
      let sum = 0
      for (let k = x * count, end = k + count; k < end; k++) sum += weights[k] * values[row + at[k]]
      out.values[y * to + x] = sum
    }
  }
  return out
}

function alongColumns({ width, height, values }: Plane, to: number, kernel: Kernel): Plane {
  const { count, at, weights } = tapsFor(height, to, kernel)
  const out = createPlane(width, to)
  for (let y = 0; y < to; y++) {
    const row = y * width
    for (let k = y * count, end = k + count; k < end; k++) {
      const weight = weights[k]
      if (weight === 0) continue
      const from = at[k] * width
      for (let x = 0; x < width; x++)
        out.values[row + x] = out.values[row + x] + weight * values[from + x]
    }
  }
  return out
}

export function resizePlane(plane: Plane, width: number, height: number, kernel: Kernel): Plane {
  const wide = width === plane.width ? plane : alongRows(plane, width, kernel)
  return height === plane.height ? wide : alongColumns(wide, height, kernel)
}

/** One tap row of ×2 enlargement, for those who build filters from it: weights of -3..3 for each half. */
export function doublingWeights(kernel: Kernel): readonly [Float64Array, Float64Array] {
  const { weight } = KERNELS[kernel]
  return [-0.25, 0.25].map((centre) => {
    const taps = Float64Array.from({ length: 7 }, (_, k) => weight(k - 3 - centre))
    const sum = taps.reduce((a, b) => a + b, 0)
    return taps.map((tap) => tap / sum)
  }) as [Float64Array, Float64Array]
}
