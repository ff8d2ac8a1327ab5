import { readAir } from '../picture-rules'
import type { Draft } from '../step'
import { tones } from '../tone-rules'
import type { ClauseSlots } from './clause-slots'
import { CHANGE, type Frame, NOUN } from './frame'
import type { Slot } from './slot-words'

/** Frames of changes of the whole picture. */

/** A thing on it is in the same place. */
const FURNITURE = /(?:架|台|桌子?|柜子?|床|椅子?|沙发|凳子?)$/
const LIGHTS = /^(?:太阳|月亮|云|星星?|夕阳|落日)$/

const background: Frame = {
  uses: [...NOUN, ...CHANGE, 'scene', 'ground', 'blur', 'beside', 'toward'],
  read: (slots) => {
    if (slots.has('blur')) return [{ kind: 'background', value: '虚化' }]
    const [verb = 0] = slots.has('ground') ? [] : slots.list('into', 'want', 'put')
    const [scene] = slots
      .list('scene')
      .filter((at) => at >= verb)
      .reverse()
    // 太阳放到海面上: it has no other place around it
    const isLight = slots.heads().some((at) => LIGHTS.test(slots.tokens[at]?.text ?? ''))
    const isPut = slots.has('put') && slots.has('own') && !isLight
    const isWished =
      slots.has('ground') || (slots.has('into', 'want') && slots.heads().length === 0)
    const isOnto = isPut && FURNITURE.test(slots.tokens[scene ?? 0]?.text ?? '')
    if (scene === undefined || isOnto || !(isPut || isWished)) return null
    return [{ kind: 'background', value: slots.tokens[scene]?.text ?? '' }]
  },
}

const air: Frame = {
  uses: [
    ...CHANGE,
    'time',
    'weather',
    'season',
    'style',
    'whole',
    'ground',
    'place',
    'add',
    'size',
    'which',
    'object',
  ],
  read: (slots) => {
    const drafts = slots
      .list('time', 'weather', 'season', 'style')
      // 落日往下一点: a thing of the picture
      .filter((at) => !slots.is(at, 'own') || slots.has('into', 'want', 'more', 'degree'))
      .flatMap((at) => readAir(slots.tokens[at]?.text ?? '') ?? [])
    // 铅笔稿转水彩: the last of a kind is the wish
    const last = drafts.filter(
      ({ kind }, at) => !drafts.slice(at + 1).some((one) => one.kind === kind),
    )
    return last.length > 0 ? last : null
  },
}

const tone: Frame = {
  uses: [...CHANGE, 'tone', 'whole', 'not', 'tint', 'object', 'ground'],
  read: (slots) => {
    const [at] = slots.list('tone').reverse()
    if (at === undefined || !slots.has('too', 'degree', 'more', 'into', 'whole', 'want'))
      return null
    const before = slots.has('more', 'degree', 'into') ? '' : slots.text('too', 'not')
    return tones(`${before}${slots.tokens[at]?.text ?? ''}${slots.text('degree')}`)
  },
}

/** A frame of the whole picture that one word evokes. */
const evoked = (slot: Slot, draft: Draft): Frame => ({
  uses: [...CHANGE, slot, 'whole', 'not', 'take', 'pronoun', 'number', 'object', 'add', 'which'],
  read: (slots) => (slots.has(slot) && !slots.has('own') ? [draft] : null),
})

/** 换成透明镜片 is no ground. */
const isGround = (slots: ClauseSlots): boolean => slots.has('ground') || slots.heads().length === 0

const cut: Frame = {
  uses: [...NOUN, 'cut', 'ground', 'whole', 'into', 'take'],
  read: (slots) =>
    slots.has('cut') && (!/^透明$/.test(slots.text('cut')) || isGround(slots))
      ? [{ kind: 'cutout', value: slots.targets()[0]?.name ?? '' }]
      : null,
}

export const PICTURE_FRAMES: readonly Frame[] = [
  evoked('undo', { kind: 'undo' }),
  evoked('vary', { kind: 'vary' }),
  evoked('sharpen', { kind: 'upscale', value: '2' }),
  background,
  air,
  tone,
  cut,
]
