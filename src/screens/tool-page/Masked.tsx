import type { MaskValue } from '@contract/tools/mask'
import type { MediaRef } from '@contract/tools/media'
import { needsServer } from '@/domain/mask/answers'
import { MaskThumb } from '@/domain/mask/MaskThumb'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { requestMask } from './controls/requestMask'

interface MaskedProps {
  image: MediaRef
  value: MaskValue
  label: string
}

/** The picture of a tool with what of it is meant. */
export function Masked({ image, value, label }: MaskedProps) {
  const source = useSources((state) => state.views[image])
  if (!source) return null
  return (
    <MaskThumb
      src={mediaUrl(source.url)}
      width={source.width}
      height={source.height}
      value={value}
      label={label}
      // Only marks that the client cannot draw by itself are requested.
      requestMask={needsServer(value) ? (mask) => requestMask(image, mask) : null}
    />
  )
}
