/** 今日主题: a banner that begins a picture. There is none until its picture is painted. */
import type { BannerPorts } from './ports'
import { offeredThemes, themeSampleId } from '../samples/plan'
import type { SampleRow } from '../samples/service'
import type { Theme } from '../samples/themes'
import { type DayThemes, themeAt, type WrittenTheme } from './day-themes'
import { THEME_KEY } from './shipped'
import { texts } from './texts'

/** Pictures made from it have the size of a phone; the banner is wide. */
const RATIO = '3:4'
const LINK = '/pages/index/index'

type ThemeDeps = Pick<BannerPorts, 'now' | 'storage' | 'engines'>

const formatThemeName = (name: string): string => (name === '' ? texts.theme : texts.themeOf(name))

function shippedBanner(
  { storage, engines }: ThemeDeps,
  samples: readonly SampleRow[],
  { id, lines, name }: Theme,
) {
  const offered = offeredThemes(engines).find(({ preset }) => preset.id === id)
  const sample = samples.find((row) => row.id === themeSampleId(id))
  if (!offered || !sample) return null
  const [title, words] = lines
  return {
    key: THEME_KEY,
    title,
    words,
    link: LINK,
    url: storage.url(sample.key),
    thumbUrl: storage.url(sample.thumbKey),
    thumbhash: sample.thumbhash,
    color: null,
    labelled: true,
    theme: { name: formatThemeName(name), params: { ...offered.params, ratio: RATIO } },
  }
}

/** A style that the standard model no longer has is left to it. */
function writtenBanner(
  { storage, engines }: ThemeDeps,
  { name, lines, prompt, style, image }: WrittenTheme,
) {
  const [title, words] = lines
  const styles = engines.forModel(engines.defaultModelId)?.capabilities.styles ?? []
  const params = { prompt, ratio: RATIO, ...(styles.some(({ id }) => id === style) && { style }) }
  return {
    key: THEME_KEY,
    title,
    words,
    link: LINK,
    url: storage.url(image.imageKey),
    thumbUrl: storage.url(image.thumbKey),
    thumbhash: image.thumbhash,
    color: image.color,
    labelled: false,
    theme: { name: formatThemeName(name), params },
  }
}

export function buildThemeBanner(
  deps: ThemeDeps,
  { samples, themes }: { samples: readonly SampleRow[]; themes: DayThemes },
) {
  const here = themeAt(themes, deps.now())
  if (here.source === 'written') return writtenBanner(deps, here.theme)
  return shippedBanner(deps, samples, here.theme)
}
