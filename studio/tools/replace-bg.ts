/** The subject before another background, in its light and with a shadow of its own. */
import type { ParamsOf } from '@contract/tools/define'
import type { replaceBg as definition } from '@contract/tools/replace-bg'
import {
  blurBackdrop,
  coverBackdrop,
  gradientBackdrop,
  parseHexColour,
} from '../imaging/compose/backdrop'
import { cropToContent, cutOut } from '../imaging/compose/foreground'
import { darken, layOver } from '../imaging/compose/layers'
import { matchLight, wrapLight } from '../imaging/compose/light'
import { renderShadow } from '../imaging/compose/shadow'
import type { Raster } from '@media/raster'
import { fitted } from '../imaging/segment/shrink'
import { WHOLE } from './full-size'
import { livingIn } from './filling/living'
import { chooseFace, cropToFrame, idFrame } from './id-frame'
import { checkCutOut } from './checks/cut-out'
import { reportFinding } from './checks/finding'
import { ToolRefusal } from './refusal'
import { paintPicture } from '../painter/paint'
import { parsePrompt } from '../painter/parse'
import { NOTHING_CHOSEN, subjectMask } from './subject'
import type { StudioTool, ToolWork } from './tool'

/** Painted backdrops are enlarged from here: a little soft, as what lies behind is. */
const PAINTED_SIDE = 1536
/** A plain wall throws little light. */
const PLAIN_LIGHT = 0.4

type Work = ToolWork<ParamsOf<typeof definition>>

/** Trees, which stand around a person who is under them. */
const TREES: ReadonlySet<string> = new Set(['sakura', 'plum', 'maple', 'pine', 'willow', 'tree'])

/** 樱花树下: trees without a place are the place, and no branch before mountains. */
export function parseBackdrop(prompt: string): string {
  const granted = parsePrompt(prompt).wishes.filter(({ denied }) => !denied)
  const values = (slots: RegExp): string[] =>
    granted.filter(({ meaning }) => slots.test(meaning.slot)).map(({ meaning }) => meaning.value)
  const things = values(/^(?:subject|kind)$/)
  const isGrove = things.length > 0 && things.every((value) => TREES.has(value))
  return isGrove && values(/^(?:scene|motif|landform)$/).length === 0 ? `${prompt}，树林` : prompt
}

function paint({ params, seed }: Work, picture: Raster): Raster {
  const prompt = parseBackdrop(params.prompt.trim())
  if (prompt === '') throw new ToolRefusal('写下想要的背景，再开始画')
  const size = fitted(picture, PAINTED_SIDE)
  const request = {
    ...size,
    prompt,
    negativePrompt: '人物 动物',
    style: 'oil',
    seed,
    only: 'landscape',
  } as const
  const softness = Math.max(1, Math.max(size.width, size.height) / 400)
  return blurBackdrop(paintPicture(request), softness)
}

async function backdropFor(work: Work, picture: Raster): Promise<Raster> {
  const { background, colour, colour2, backdrop } = work.params
  if (background === 'paint') return coverBackdrop(paint(work, picture), picture)
  if (background !== 'picture')
    return gradientBackdrop(
      picture,
      parseHexColour(colour),
      parseHexColour(background === 'gradient' ? colour2 : colour),
    )
  if (backdrop === null) throw new ToolRefusal('先选一张背景图片')
  return coverBackdrop(await work.image('backdrop', { maxPixels: WHOLE }), picture)
}

/** An ID photograph: its ground is one plain colour, and skin keeps its own. */
const isIdPhoto = ({ params: { background, frame } }: Work): boolean =>
  background === 'colour' && frame === 'id'

/** Head and shoulders if requested; unchanged where no network can find the face. */
async function inFrame(
  work: Work,
  picture: Raster,
  { cut, result }: { cut: Raster; result: Raster },
): Promise<Raster> {
  const { colour } = work.params
  if (!isIdPhoto(work)) return result
  const living = await livingIn(work.nets, picture)
  if (!living) return result
  if (living.faces.length === 0)
    throw new ToolRefusal('没有找到正脸，证件照请用正面、脸部清楚的照片')
  const face = chooseFace(living.faces, cut)
  if (!face) throw new ToolRefusal('选中的主体里没有脸，请先选中要留下的人，再做证件照')
  return cropToFrame(result, idFrame(face, cut), parseHexColour(colour))
}

export const replaceBg: StudioTool<typeof definition> = async (work) => {
  const { background } = work.params
  const isPlain = isIdPhoto(work)
  const [light, shadow] = [work.params.light && !isPlain, work.params.shadow && !isPlain]
  const picture = await work.image('image', { maxPixels: WHOLE })
  work.progress(0.05)
  const mask = await subjectMask(work, picture)
  let cut = cutOut(picture, mask)
  if (!cropToContent(cut, 0)) throw new ToolRefusal(NOTHING_CHOSEN)
  work.progress(0.4)
  const out = await backdropFor(work, picture)
  work.progress(0.7)
  const strength = background === 'picture' || background === 'paint' ? 1 : PLAIN_LIGHT
  if (light) {
    cut = matchLight(cut, out, strength)
    wrapLight(cut, out, strength)
  }
  if (shadow) darken(out, renderShadow(cut))
  layOver(out, cut)
  const raster = await inFrame(work, picture, { cut, result: out })
  return { pictures: [{ raster }], ...reportFinding(await checkCutOut(work, picture, mask)) }
}
