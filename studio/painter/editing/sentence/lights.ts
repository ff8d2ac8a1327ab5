import { findLightStretches } from '../../intent/lights'
import type { Plan } from '../../planning/plan'
import type { OperationInput } from '../operations'

/** Sun, moon and stars: one light of the scene, not things of their own. */
const LIGHTS: Readonly<Record<string, string>> = {
  太阳: '太阳',
  红日: '太阳',
  夕阳: '太阳',
  落日: '太阳',
  朝阳: '太阳',
  明月: '月亮',
  月亮: '月亮',
  满月: '月亮',
  圆月: '月亮',
  弯月: '弯月',
  月牙: '弯月',
  星星: '星星',
  星空: '星星',
  星: '星星',
  繁星: '星星',
}

export const findLight = (value: string): string | undefined =>
  LIGHTS[
    value.replace(/^(?:[红金橙]色?的?)?(?:一|几|两|三|很多)?(?:个|轮|颗|些|片)?(?:圆|大)?/, '')
  ] ?? LIGHTS[value]

/** 月光, 阳光: what falls on a subject where no place has a sky for it. */
const FALLING: Readonly<Record<string, string>> = { 月光: '月亮', 阳光: '太阳', 日光: '太阳' }

/** 逆光, 剪影, 背景虚化 as a light of what is drawn large; null: the words name none of these. */
export function compileLit({ picture }: Plan, words: string): OperationInput[] | null {
  if (picture.kind !== 'illustration') return null
  const light = FALLING[words.replace(/(?:的?(?:效果|感觉|氛围))$/, '')]
  if (light !== undefined) return [{ op: 'light', to: light }]
  return findLightStretches(words).length > 0 ? [{ op: 'light', to: words }] : null
}
