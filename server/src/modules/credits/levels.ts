/** Levels as data: they come by making things, and add a little to each daily sign-in. */
export interface Level {
  readonly level: number
  readonly name: string
  readonly from: number
  readonly signinBonus: number
}

export const LEVELS: readonly [Level, ...Level[]] = [
  { level: 1, name: '初墨', from: 0, signinBonus: 0 },
  { level: 2, name: '润墨', from: 50, signinBonus: 1 },
  { level: 3, name: '浓墨', from: 300, signinBonus: 2 },
  { level: 4, name: '泼墨', from: 1500, signinBonus: 3 },
  { level: 5, name: '墨光', from: 6000, signinBonus: 5 },
]

/** The highest level these credits reach. */
export function getLevel(spentCredits: number): Level {
  return LEVELS.filter(({ from }) => from <= spentCredits).at(-1) ?? LEVELS[0]
}
