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
