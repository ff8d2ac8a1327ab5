/** From the page that has a picture to the cropper and back with the cropped one. */
import type { SourceView } from '@contract/jobs'
import { navigate } from './navigate'
import { useSources } from '@/stores/sources'

/** One cropper is open at a time; an earlier caller is no longer waiting. */
let take: ((cropped: SourceView) => void) | null = null

/** `onCropped` is called at most once; never when the user goes back without cropping. */
export async function openCropper(
  source: SourceView,
  onCropped: (cropped: SourceView) => void,
): Promise<void> {
  useSources.getState().remember([source])
  take = onCropped
  const opened = await navigate('pages/cropper/cropper', { image: source.ref })
  if (!opened && take === onCropped) take = null
}

/** By the cropper, before it goes back. */
export function deliverCropped(cropped: SourceView): void {
  take?.(cropped)
  take = null
}
