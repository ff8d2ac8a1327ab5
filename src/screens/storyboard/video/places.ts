/** Shots as places in a video: pure. */

/** Seconds. */
export interface Place {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Places of shots that follow each other. */
export function placesFromSeconds(
  shots: readonly { readonly id: string; readonly seconds: number }[],
): Place[] {
  let from = 0
  return shots.map(({ id, seconds }) => {
    const place = { id, from, to: from + seconds }
    from += seconds
    return place
  })
}

/** 0-based; the last one at the end. */
export function findPlace(places: readonly Place[], seconds: number): number {
  const found = places.findIndex(({ to }) => seconds < to)
  return found < 0 ? Math.max(0, places.length - 1) : found
}

export const totalSeconds = (places: readonly Place[]): number => places.at(-1)?.to ?? 0

/** Share of a place that is over, 0..1. */
export function shareOver({ from, to }: Place, seconds: number): number {
  return to <= from ? 1 : Math.min(1, Math.max(0, (seconds - from) / (to - from)))
}

/** The shot under a share of the whole width, each as wide as it is long. */
export const placeAtShare = (places: readonly Place[], share: number): number =>
  findPlace(places, Math.min(0.999, Math.max(0, share)) * totalSeconds(places))
