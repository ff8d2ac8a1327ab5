/** Three things to try each small app with; what the app fixes is left out. */
import { toSampleRef, type SampleId } from './files'
import type { Sample } from './tools'

const images = (...ids: readonly SampleId[]): readonly Sample[] =>
  ids.map((id) => ({ params: { image: toSampleRef(id) } }))

export const APP_SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'id-photo-blue': images('glasses', 'shirt', 'smile'),
  'id-photo-red': images('shirt', 'glasses', 'smile'),
  'white-product': images('bread', 'car', 'coffee'),
  sticker: images('bread', 'car', 'coffee'),
  'ink-portrait': images('astronaut', 'smile', 'cat'),
  'pet-oil': images('cat', 'chatCat'),
  'pixel-avatar': images('shirt', 'smile', 'cat'),
  'comic-me': images('smile', 'glasses', 'shirt'),
  storybook: images('canal', 'bread', 'cat'),
  'old-photo': images('alps', 'house', 'boats'),
  'snow-photo': images('boats', 'village', 'alps'),
  'living-photo': images('car', 'bread', 'lake'),
  'wallpaper-up': images('canal', 'seaside', 'lake'),
  'enlarge-drawing': images('icon'),
}
