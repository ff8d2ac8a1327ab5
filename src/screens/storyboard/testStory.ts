/** A storyboard of the server, for tests. */
import type { ShotView, StoryView } from './content'

export const makeShot = (id: string, part: Partial<ShotView> = {}): ShotView => ({
  id,
  text: `画面${id}`,
  characters: [],
  caption: '',
  motion: 'in',
  seconds: 4,
  crossing: 'fade',
  picture: {
    ref: `picture:${id}`,
    kind: 'image',
    url: `/media/${id}.png`,
    thumbUrl: `/media/${id}-640.webp`,
    width: 576,
    height: 1024,
    durationMs: null,
  },
  painting: null,
  clip: null,
  lastPicture: null,
  filmCredits: 6,
  clipCredits: null,
  ...part,
})

export function makeStory(part: Partial<StoryView> = {}): StoryView {
  const { shots = [makeShot('a'), makeShot('b'), makeShot('c')] } = part
  return {
    id: 's1',
    version: 3,
    title: '小夏回家',
    script: '一。二。三。',
    ratio: '9:16',
    style: null,
    model: null,
    captions: 'burned',
    sound: {},
    musicFile: null,
    seconds: shots.reduce((sum, { seconds }) => sum + seconds, 0),
    quote: {
      missing: [],
      pictureCredits: 2,
      missingCredits: 0,
      wholeCredits: 18,
      filmCredits: 18,
      speechCredits: 0,
      clipCredits: 0,
      changed: shots.map(({ id }) => id),
      notYet: null,
    },
    narration: null,
    clipModels: [],
    film: null,
    createdAt: '2026-11-28T08:00:00.000Z',
    updatedAt: '2026-11-28T08:00:00.000Z',
    ...part,
    shots,
  }
}
