/** A mask as a tool's other parameters say it is looked for. */
import type { MaskParam, SentParams } from './define'
import type { MaskValue } from './mask'

/** Damage is shown and mended as readily as is chosen now, whatever was chosen when it was marked. */
export function maskAt(
  { zeal }: Pick<MaskParam, 'zeal'>,
  value: MaskValue,
  params: SentParams,
): MaskValue {
  const chosen = zeal === undefined ? undefined : params[zeal]
  return typeof chosen === 'number' ? { ...value, zeal: chosen } : value
}
