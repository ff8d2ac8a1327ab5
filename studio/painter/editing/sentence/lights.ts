/** Sun, moon and stars: one light of the scene, not things of their own. */
const LIGHTS: Readonly<Record<string, string>> = {
  ...{ 太阳: 'sun', 月亮: 'moon', 满月: 'moon', 圆月: 'moon', 弯月: 'crescent', 月牙: 'crescent' },
  ...{ 星星: 'stars', 星空: 'stars', 星: 'stars', 繁星: 'stars' },
}

export const findLight = (value: string): string | undefined =>
  LIGHTS[value.replace(/^(?:一|几|两|三|很多)?(?:个|轮|颗|些|片)?(?:圆|大)?/, '')] ?? LIGHTS[value]
