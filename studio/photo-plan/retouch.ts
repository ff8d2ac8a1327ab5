/** Wishes for retouching: the regions that they are about and the steps of `edit` that do it. */
import type { EditStep } from '@contract/edits'
import type { FoundRegion } from '../tools/regions/definition'
import { type ToolStep, CannotEdit } from './draft'
import { maskOfRegions, softMask } from './masks'
import { texts } from './texts'

const COVER = /打码|马赛克/
const SMOOTH = /磨皮|美颜/
const RED_EYE = /^红眼$/
const NOISE = /^(?:噪点|噪声|杂点|颗粒感?)$/
const GLARE = /^(?:.{0,3}反光|光斑|眩光)$/
const BLEMISH =
  /^(?:痘痘|青春痘|痘印|痘|粉刺|雀斑|斑点|色斑|黑斑|斑|痣|皱纹|细纹|法令纹|抬头纹|鱼尾纹|眼袋|黑眼圈|毛孔|油光|瑕疵)$/
/** Smoothing the skin does not change these. */
const DEEP = /^(?:痣|眼袋|黑眼圈|油光|法令纹)$/

/** Regions of a step whose words name a fault and no thing. */
export function listFaulty(
  { kind, target = '' }: EditStep,
  regions: readonly FoundRegion[],
): { regions: readonly FoundRegion[]; label: string } | null {
  if (kind !== 'remove') return null
  const ofKind = (one: FoundRegion['kind']): FoundRegion[] =>
    regions.filter(({ kind: own }) => own === one)
  if (NOISE.test(target) || GLARE.test(target)) return { regions: [], label: target }
  if (RED_EYE.test(target)) {
    const eyes = ofKind('eyes')
    if (eyes.length === 0) throw new CannotEdit(texts.noFace('红眼'))
    return { regions: eyes, label: target }
  }
  // spots of a wall or of old paper are no skin
  const faces = ofKind('face')
  if (!BLEMISH.test(target) || (/^(?:斑点|瑕疵|斑)$/.test(target) && faces.length === 0))
    return null
  if (faces.length === 0) throw new CannotEdit(texts.noFace(target))
  return { regions: faces, label: target }
}

/** Null: no wish for retouching. Throws CannotEdit with the nearest. */
export function compileRetouch(
  { kind, target = '', value = '' }: EditStep,
  regions: readonly FoundRegion[],
): ToolStep | null {
  if (kind === 'trait' && COVER.test(value))
    return { tool: 'mosaic', params: { mask: maskOfRegions(regions) } }
  if (kind === 'trait' && SMOOTH.test(value)) return smooth(regions)
  if (kind !== 'remove') return null
  if (NOISE.test(target)) return { tool: 'denoise', params: {} }
  if (RED_EYE.test(target)) return { tool: 'redEye', params: { mask: softMask(regions) } }
  if (GLARE.test(target)) throw new CannotEdit(texts.noGlare, [{ kind: 'tone', value: '高光暗' }])
  if (!BLEMISH.test(target)) return null
  if (DEEP.test(target)) {
    const face = { target: '脸', targetId: regions.map(({ id }) => id).join(' ') }
    throw new CannotEdit(texts.noDeep(target), [
      { kind: 'trait', value: '磨皮', ...face },
      { kind: 'tone', value: '亮', strength: 'light', ...face },
    ])
  }
  return smooth(regions)
}

function smooth(regions: readonly FoundRegion[]): ToolStep {
  const faces = regions.filter(({ kind }) => kind === 'face')
  if (faces.length === 0) throw new CannotEdit(texts.noFace('皮肤'))
  return { tool: 'smooth', params: { mask: softMask(faces) } }
}
