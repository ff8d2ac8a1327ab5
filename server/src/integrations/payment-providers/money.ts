/** Money of providers in our words: whole fen, never a float. */

/** `3000` → `30.00`. */
export function formatYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new Error(`not an amount: ${fen}`)
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `30`, `30.0` and `30.00` → `3000`; null for everything that is no amount. */
export function parseFen(yuan: string): number | null {
  const [, whole, hundredths = ''] = /^(0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? null : Number(`${whole}${hundredths.padEnd(2, '0')}`)
}
