import type { Tool } from '@contract/tools/all'
import type { MaskParam } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { useMedia } from '@/domain/media/useMedia'
import type { Create } from '@/domain/tool-form/useCreate'
import { Coming } from './Coming'
import { Hero } from './Hero'
import { Masked } from './Masked'

/** The mask that belongs to the picture on top. */
function findMask(tool: Tool, image: string | null): (MaskParam & { key: string }) | null {
  for (const [key, spec] of Object.entries(tool.params))
    if (spec.kind === 'mask' && spec.of === image) return { ...spec, key }
  return null
}

interface ToolPictureProps {
  tool: Tool
  params: Create['params']
  label: string
  /** Parameter of the picture. */
  mediaKey: string
  kind: 'image' | 'video'
  media: ReturnType<typeof useMedia>
  onChange: (ref: MediaRef) => void
}

/** The picture of a tool with its mask; while it is on its way, the file itself. */
export function ToolPicture(props: ToolPictureProps) {
  const { tool, params, label, mediaKey, kind, media, onChange } = props
  if (media.coming !== null) return <Coming kind={kind} path={media.coming} />
  if (!media.source) return null
  const value = params[mediaKey]
  const mask = findMask(tool, mediaKey)
  return (
    <Hero
      kind={kind}
      label={label}
      source={media.source}
      after={Object.keys(tool.params)[0] !== mediaKey}
      picture={
        mask &&
        isMediaRef(value) && (
          <Masked
            image={value}
            value={maskAt(mask, params[mask.key] as MaskValue, params)}
            label={mask.label}
          />
        )
      }
      onChange={onChange}
      onChoose={media.choose}
    />
  )
}
