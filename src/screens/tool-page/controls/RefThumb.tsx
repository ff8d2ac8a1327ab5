import type { MediaRef } from '@contract/tools/media'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'

/** A chosen picture, small; without one, that there is none. */
export function RefThumb({ image }: { image: MediaRef | null }) {
  const view = useSources((state) => (image === null ? undefined : state.views[image]))
  return view ? <Picture src={mediaUrl(view.thumbUrl)} alt="" /> : <Icon name="image" />
}
