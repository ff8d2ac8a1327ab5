/** The modules of a QR code: which are dark, and which of them a scanner needs to find the code. */
import QRCode, { type QRCodeMaskPattern } from 'qrcode'

export interface Grid {
  /** Modules along one side, without the quiet zone. */
  readonly size: number
  /** 1 = dark, row by row. */
  readonly dark: Uint8Array
  /** 1 = part of a function pattern. */
  readonly fixed: Uint8Array
}

/** The widest error correction: nearly a third of the code may be unreadable. */
function gridWith(text: string, maskPattern: QRCodeMaskPattern): Grid {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'H', maskPattern })
  const { size, data, reservedBit } = modules
  return {
    size,
    dark: Uint8Array.from(data, (v) => (v ? 1 : 0)),
    fixed: Uint8Array.from(reservedBit, (v) => (v ? 1 : 0)),
  }
}

/** Of the eight ways to write the same text the one that `agreement` likes best. */
export function bestGrid(text: string, agreement: (grid: Grid) => number): Grid {
  let best = gridWith(text, 0)
  let most = agreement(best)
  for (const pattern of [1, 2, 3, 4, 5, 6, 7] as const) {
    const grid = gridWith(text, pattern)
    const value = agreement(grid)
    if (value > most) [best, most] = [grid, value]
  }
  return best
}
