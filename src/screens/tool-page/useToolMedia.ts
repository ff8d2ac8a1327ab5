import type { Tool } from '@contract/tools/all'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { PendingUploads } from '@/domain/media/pending'
import { useMedia } from '@/domain/media/useMedia'
import type { Create } from '@/domain/tool-form/useCreate'
import { useDraft } from '@/stores/draft'
import { firstMedia, onOtherPicture } from './useToolArrival'

/** Nothing to work on was chosen yet, of a tool whose page asks for it. */
function isUntouched(tool: Tool, params: Create['params'], source: unknown): boolean {
  if (firstMedia(tool) !== null) return source === null
  const shots = Object.entries(tool.params).find(([, { kind }]) => kind === 'shots')?.[0]
  if (shots === undefined) return false
  const value = params[shots]
  return Array.isArray(value) && value.length === 0
}

/** The picture or video that a tool works on. */
export function useToolMedia(
  tool: Tool,
  params: Create['params'],
  page: {
    /** Own looks for single parameters. */
    slots: Readonly<Record<string, unknown>> | undefined
    pending: PendingUploads
  },
) {
  const { slots, pending } = page
  const mediaKey = firstMedia(tool)
  const spec = mediaKey === null ? undefined : tool.params[mediaKey]
  const kind: 'image' | 'video' = spec?.kind === 'video' ? 'video' : 'image'
  const value = mediaKey === null ? null : params[mediaKey]
  const ref = isMediaRef(value) ? value : null
  const onChange = (next: MediaRef) => {
    if (mediaKey === null) return
    const { drafts, setDraft } = useDraft.getState()
    const { params: before = {}, remakeOf = null } = drafts[tool.id] ?? {}
    const rest = onOtherPicture(tool, before)
    // One's own picture under the parameters of a work: still that work's 画同款.
    setDraft(tool.id, { params: { ...rest, [mediaKey]: next }, parentId: null, remakeOf })
  }
  // A page with an own look for its picture, such as a board, begins with that.
  const drawn = mediaKey !== null && slots?.[mediaKey] !== undefined
  const acceptsDrops = mediaKey !== null && !drawn
  const media = useMedia(kind, ref, onChange, { acceptsDrops, pending })
  const untouched = !drawn && isUntouched(tool, params, media.source)
  const isFirst = Object.keys(tool.params)[0] === mediaKey
  return {
    mediaKey,
    spec,
    kind,
    media,
    onChange,
    drawn,
    untouched,
    isFirst,
    /** The page consists of the choice alone. */
    choosing: untouched && isFirst && media.coming === null,
    /** The draft names a file that is gone. */
    isLost: ref !== null,
  }
}
