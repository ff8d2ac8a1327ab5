/** The few colours a picture is made of, with their Chinese names. */
import type { Img2TagAnswer } from '@contract/tools/img2tag'
import type { Raster } from '@media/raster'
import { COLOUR_NAMES } from './colour-names.data'
import { apart, rgbToLab, type Lab } from './lab'

type Palette = Img2TagAnswer['palette']

const MOST = 6
const ROUNDS = 12
/** Colours closer than this are one. */
const ALIKE = 0.006
const LEAST_SHARE = 0.025

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
const NAMED = COLOUR_NAMES.map(([name, hex]) => ({ name, lab: rgbToLab(...channels(hex)) }))

export function nameOfColour(r: number, g: number, b: number): string {
  const lab = rgbToLab(r, g, b)
  let [best, least] = ['', Infinity]
  for (const named of NAMED) {
    const distance = apart(lab, named.lab)
    if (distance < least) [best, least] = [named.name, distance]
  }
  return best
}

interface Sample {
  readonly rgb: readonly [number, number, number]
  readonly lab: Lab
}

/** The colour furthest from all chosen so far, weighed by how many are like it. */
function furthest(samples: readonly Sample[], centres: readonly Lab[]): Lab | null {
  let [found, most] = [null as Lab | null, ALIKE]
  for (let i = 0; i < samples.length; i += 7) {
    const { lab } = samples[i]
    const least = centres.reduce((near, centre) => Math.min(near, apart(lab, centre)), Infinity)
    if (least > most) [found, most] = [lab, least]
  }
  return found
}

function nearest(lab: Lab, centres: readonly Lab[]): number {
  let [at, least] = [0, Infinity]
  centres.forEach((centre, k) => {
    const distance = apart(lab, centre)
    if (distance < least) [at, least] = [k, distance]
  })
  return at
}

const mean = (values: readonly (readonly number[])[], c: number): number =>
  values.reduce((sum, v) => sum + v[c], 0) / values.length

/** k-means in OKLab from colours that lie far apart. */
function clusterColours(samples: readonly Sample[]): Sample[][] {
  let centres: Lab[] = [
    [0, 1, 2].map((c) =>
      mean(
        samples.map((s) => s.lab),
        c,
      ),
    ) as unknown as Lab,
  ]
  for (let next = furthest(samples, centres); next && centres.length < MOST;)
    next = furthest(samples, (centres = [...centres, next]))
  let clusters: Sample[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    clusters = centres.map(() => [])
    for (const sample of samples) clusters[nearest(sample.lab, centres)]?.push(sample)
    clusters = clusters.filter((cluster) => cluster.length > 0)
    centres = clusters.map((cluster) => {
      const labs = cluster.map(({ lab }) => lab)
      return [mean(labs, 0), mean(labs, 1), mean(labs, 2)]
    })
  }
  return clusters
}

/** @param raster small: every opaque pixel counts */
export function extractPalette({ rgba }: Raster): Palette {
  const samples: Sample[] = []
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] < 128) continue
    const rgb = [rgba[i], rgba[i + 1], rgba[i + 2]] as const
    samples.push({ rgb, lab: rgbToLab(...rgb) })
  }
  if (samples.length === 0) return []
  const byName = new Map<string, { hex: string; name: string; count: number }>()
  for (const cluster of clusterColours(samples).sort((a, b) => b.length - a.length)) {
    const rgb = [0, 1, 2].map((c) =>
      Math.round(
        mean(
          cluster.map((s) => s.rgb),
          c,
        ),
      ),
    )
    const name = nameOfColour(...(rgb as [number, number, number]))
    const known = byName.get(name)
    if (known) known.count += cluster.length
    else {
      const hex = `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`
      byName.set(name, { hex, name, count: cluster.length })
    }
  }
  const all = [...byName.values()].filter(({ count }) => count >= samples.length * LEAST_SHARE)
  const total = all.reduce((sum, { count }) => sum + count, 0)
  return all
    .map(({ hex, name, count }) => ({
      hex,
      name,
      share: Math.round((count / total) * 1000) / 1000,
    }))
    .sort((a, b) => b.share - a.share)
}
