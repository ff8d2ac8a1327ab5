import type { Scene } from '../scene'

/** Places without an hour, a season or weather. */
export const CLOSED = /^(abstract|underwater)$/

/** Whether weather of a word can be seen in a composed scene. */
export function showsWeather({ layers, slots }: Scene, value: string): boolean {
  if (CLOSED.test(slots.scene)) return false
  const falls = (kind: 'rain' | 'snowfall'): boolean => layers.some((layer) => layer.kind === kind)
  switch (value) {
    case 'rain':
      return falls('rain')
    case 'storm':
      // on calm water it only rains
      return (
        falls('rain') &&
        layers.every(
          (layer) =>
            layer.kind !== 'water' ||
            layer.ripples >= 0.6 ||
            layers.some(({ kind }) => kind === 'waves'),
        )
      )
    case 'snow':
      return falls('snowfall') || slots.weather.has('snow')
    case 'fog':
      return layers.some(({ kind }) => kind === 'mist')
    case 'clouds':
      return (
        slots.scene === 'cloud-sea' ||
        slots.motifs.has('open-sky') ||
        layers.some(({ kind }) => kind === 'clouds' || kind === 'mist')
      )
    case 'clear':
      return slots.scene !== 'interior' && !falls('rain') && !falls('snowfall')
    default:
      // nothing is drawn of the wind
      return false
  }
}
