import { useEffect, useMemo, useRef, useState } from 'react'
import type { MediaRef } from '@contract/tools/media'
import { uploadImage } from '@/api/upload'
import { write } from '@/api/write'
import type { Surface } from '@/platform/canvas'
import { canvasFile } from '@/platform/canvasFile'
import { mediaUrl } from '@/platform/media'
import { releaseFile } from '@/platform/pickImage'
import { showErrorToast } from '@/platform/toast'
import { useSources } from '@/stores/sources'
import { LAYERS, PAPER } from './doodle'
import { DoodleRenderer } from './renderer'
import { boardStore, type BoardId } from './drafts'
import { texts } from './texts'
import { FIRST_SETTINGS } from './settings'
import { useDoodle } from './useDoodle'

/** The longer side of the picture that a doodle becomes. */
const PICTURE_PX = 768

function findMediaUrl(ref: MediaRef): string | null {
  const source = useSources.getState().views[ref]
  return source ? mediaUrl(source.url) : null
}

/** A board: what is on it, what is in the hand, and the way to a picture of it. */
export function useBoard(id: BoardId) {
  const layers = id === 'paintv1' ? 1 : LAYERS.length
  const doodle = useDoodle(id)
  const [settings, setSettings] = useState(FIRST_SETTINGS)
  const renderer = useMemo(() => new DoodleRenderer(layers, findMediaUrl), [layers])
  const print = useRef<Surface | null>(null)
  useEffect(() => renderer.show(doodle.doodle), [renderer, doodle.doodle])

  /** Uploads the board as it is; null: it failed, and the error was shown. */
  async function upload(): Promise<MediaRef | null> {
    const store = boardStore(id)
    const before = store.getState()
    if (before.ref) return before.ref
    const { width, height } = doodle.stack.size
    const px = (units: number) => Math.max(1, Math.round((units / PAPER) * PICTURE_PX))
    if (print.current) renderer.flatten(print.current)
    const file =
      print.current &&
      (await canvasFile(print.current, {
        type: 'png',
        width: px(width),
        height: px(height),
      }))
    if (!file) {
      showErrorToast(texts.noPicture)
      return null
    }
    const stored = await write(() => uploadImage(file))
    releaseFile(file)
    if (!stored) return null
    const { id: uploadId, kind, url, thumbUrl, ...size } = stored
    const ref: MediaRef = `upload:${uploadId}`
    const { width: across, height: down, durationMs } = size
    useSources
      .getState()
      .remember([{ ref, kind, url, thumbUrl, width: across, height: down, durationMs }])
    if (store.getState().doodle === before.doodle) store.setState({ ref })
    return ref
  }

  return {
    id,
    layers,
    ...doodle,
    settings,
    setSettings,
    renderer,
    takePrint: (surface: Surface) => {
      print.current = surface
    },
    upload,
    /** For the form: the board is the parameter `key`. */
    making: (key: string) => ({
      key,
      missing: doodle.blank ? texts.draw : undefined,
      make: upload,
    }),
  }
}

export type Board = ReturnType<typeof useBoard>
