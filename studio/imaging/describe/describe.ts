/** Looks at a picture: what can be measured and what its file says, in words. */
import type { Img2TagAnswer, TagKind } from '@contract/tools/img2tag'
import type { Raster } from '@media/raster'
import { channelsOf, lightOf, rasterOf, type Plane } from '../resample/plane'
import { resizePlane } from '../resample/resize'
import { layoutOf } from './composition'
import { perceptualHash } from './hash'
import { lightWords } from './light'
import type { FileFacts } from './metadata'
import { paletteOf } from './palette'

const SIDE = 192

function reduced(raster: Raster, side: number): Raster {
  const scale = Math.min(1, side / Math.max(raster.width, raster.height))
  const size = [raster.width, raster.height].map((v) => Math.max(1, Math.round(v * scale)))
  const [width, height] = size as [number, number]
  const to = (plane: Plane) => resizePlane(plane, width, height, 'linear')
  const { light, blue, red, alpha } = channelsOf(raster)
  return rasterOf({ light: to(light), blue: to(blue), red: to(red), alpha: to(alpha) })
}

function promptOf(palette: Img2TagAnswer['palette'], words: readonly string[]): string {
  const colours = palette.slice(0, 3).map(({ name }) => name)
  return [`${colours.join('、')}为主的画面`, ...words].join('，')
}

export function describePicture(raster: Raster, file: FileFacts): Img2TagAnswer {
  const small = reduced(raster, SIDE)
  const light = lightOf(small)
  const palette = paletteOf(reduced(small, SIDE / 2))
  const layout = layoutOf(light)
  const tagged = (names: readonly string[], kind: TagKind) => names.map((name) => ({ name, kind }))
  const lit = lightWords(small)
  const labelled = file.facts.some(({ label }) => label === '人工智能生成标识')
  const camera = file.facts.some(({ label }) => label === '相机')
  const words = [...lit, ...layout.words, ...layout.texture]
  return {
    prompt: file.prompt ?? promptOf(palette, words),
    tags: [
      ...tagged(
        palette.slice(0, 4).map(({ name }) => name),
        'colour',
      ),
      ...tagged(lit, 'light'),
      ...tagged(layout.words, 'composition'),
      ...tagged(layout.texture, 'texture'),
      ...tagged([...(labelled ? ['带生成标识'] : []), ...(camera ? ['相机拍摄'] : [])], 'origin'),
    ],
    palette,
    facts: [
      ...file.facts,
      {
        label: '描述来自',
        value: file.prompt
          ? '文件里写着的提示词'
          : '只按量得到的色彩、光线和构图写成，没有认出画的是什么',
      },
    ],
    hash: perceptualHash(lightOf(raster)),
  }
}
