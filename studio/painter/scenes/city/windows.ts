import type { Random } from '../../../lib/random'

/** Whether a window is lit, for each storey and bay of a façade. */
export type WindowPlan = (storey: number, bay: number) => boolean

/** People come home by flats and leave by offices: lamps stand in rows, columns or clusters. */
export function planWindows(random: Random, storeys: number, bays: number): WindowPlan {
  const kind = random.pick(['rows', 'columns', 'clusters', 'clusters', 'dark'])
  const lit = new Set<string>()
  const add = (storey: number, bay: number): void => {
    lit.add(`${storey} ${bay}`)
  }
  if (kind === 'rows') {
    for (let s = 0; s < storeys; s++) {
      if (!random.chance(0.38)) continue
      const from = random.chance(0.6) ? 0 : random.integer(0, bays - 1)
      const to = random.chance(0.6) ? bays : random.integer(from, bays)
      for (let b = from; b < to; b++) add(s, b)
    }
  } else if (kind === 'columns') {
    for (let b = 0; b < bays; b++) {
      if (!random.chance(0.34)) continue
      for (let s = 0; s < storeys; s++) if (random.chance(0.85)) add(s, b)
    }
  } else if (kind === 'clusters') {
    const clusters = Math.max(2, Math.round((storeys * bays) / 14))
    for (let i = 0; i < clusters; i++) {
      const s = random.integer(0, storeys - 1)
      const b = random.integer(0, bays - 1)
      const tall = random.integer(1, 3)
      const long = random.integer(1, 2)
      for (let ds = 0; ds < tall; ds++) for (let db = 0; db < long; db++) add(s + ds, b + db)
    }
  } else {
    add(random.integer(0, storeys - 1), random.integer(0, bays - 1))
  }
  return (storey, bay) => lit.has(`${storey} ${bay}`)
}
