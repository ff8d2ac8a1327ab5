/** Default goods of an installation. Prices in fen. */
const PACKAGES = [
  { credits: 60, bonusCredits: 0, priceFen: 600 },
  { credits: 300, bonusCredits: 10, priceFen: 3000 },
  { credits: 680, bonusCredits: 20, priceFen: 6800 },
  { credits: 1280, bonusCredits: 80, priceFen: 12_800 },
  { credits: 3280, bonusCredits: 220, priceFen: 32_800 },
  { credits: 6480, bonusCredits: 720, priceFen: 64_800 },
] as const

export const FIRST_GOODS = PACKAGES.map((row, index) => ({
  id: `credits-${row.credits}`,
  name: `${row.credits} 积分`,
  ...row,
  appleProductId: `credits.${row.credits}`,
  position: index,
}))
