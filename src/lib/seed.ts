/** 40118902 → 40 118 902, easier to read out: groups of three, from the right. */
export function seedText(seed: number): string {
  return String(seed).replace(/\B(?=(\d{3})+$)/g, ' ')
}
