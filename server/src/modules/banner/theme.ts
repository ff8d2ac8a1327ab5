/** 今日主题: a banner that begins a picture. There is none until its picture is painted. */
import type { Deps } from '../../ports'
import { offeredThemes, themeSampleId } from '../../samples/plan'
import type { SampleRow } from '../../samples/repository'
import { THEME_KEY } from './shipped'
import { themeOfDay } from './theme-of-day'
import { texts } from './texts'

/** Whoever begins from it paints for a phone; the banner is wide. */
const RATIO = '3:4'

type ThemeDeps = Pick<Deps, 'now' | 'storage' | 'engines'>

export function themeBanner({ now, storage, engines }: ThemeDeps, samples: readonly SampleRow[]) {
  const today = themeOfDay(now())
  const offered = offeredThemes(engines).find(({ preset }) => preset.id === today.id)
  const sample = samples.find(({ id }) => id === themeSampleId(today.id))
  if (!offered || !sample) return null
  const [title, words] = today.lines
  return {
    ...{ key: THEME_KEY, title, words, link: '/pages/index/index' },
    url: storage.url(sample.key),
    thumbUrl: storage.url(sample.thumbKey),
    thumbhash: sample.thumbhash,
    ...{ color: null, labelled: true },
    theme: {
      name: today.name === '' ? texts.theme : texts.themeOf(today.name),
      params: { ...offered.params, ratio: RATIO },
    },
  }
}
