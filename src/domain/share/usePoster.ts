import { wrapLines, MARGIN, posterLayout, TITLE, WIDTH, WORDS } from '@contract/poster'
import { useEffect, useMemo, useState } from 'react'
import { call } from '@/api/call'
import type { WorkView } from '@/domain/works/types'
import type { Surface } from '@/platform/canvas'
import { canvasFile } from '@/platform/canvasFile'
import { APP_SIGN } from '@/platform/env'
import { warn } from '@/platform/log'
import { mediaUrl } from '@/platform/media'
import type { PickedImage } from '@/platform/pickImage'
import { drawPoster, font, type PosterParts } from './draw'
import { labelDrawn } from './labelDrawn'
import { workPath } from './link'

/** Device pixels a px of the poster: three are sharp in print and small enough to send. */
export const RATIO = 3

/** Before there is a pen: a Chinese letter is as wide as it is high, others about half. */
function roughly(size: number) {
  return (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? size : size * 0.6), 0)
}

function brokenWith(work: WorkView, measure: (size: number, text: string) => number) {
  const widthPx = WIDTH - 2 * MARGIN
  const broken = (text: string, { size, max }: { size: number; max: number }) =>
    wrapLines(text, { widthPx, max, measure: (part) => measure(size, part) })
  return { title: broken(work.title, TITLE), words: broken(work.words, WORDS) }
}

type PosterState = 'drawing' | 'ready' | 'failed'

/** The poster of a work: its size, how to draw it, and the finished picture. */
export function usePoster(work: WorkView) {
  const [surface, setSurface] = useState<Surface | null>(null)
  const [state, setState] = useState<PosterState>('drawing')
  const [attempt, setAttempt] = useState(0)
  const { lines, layout } = useMemo(() => {
    const broken = brokenWith(work, (size, text) => roughly(size)(text))
    const counts = { title: broken.title.length, words: broken.words.length }
    return { lines: counts, layout: posterLayout(work, counts) }
  }, [work])

  useEffect(() => {
    if (!surface) return undefined
    let gone = false
    const draw = async () => {
      const path = workPath(work.id)
      const client = APP_SIGN === 'weapp' ? { client: 'weapp' as const } : {}
      const code = await call('GET /api/qrcode', { query: { path, ...client } })
      // A video is shown by its first picture.
      const src = work.kind === 'video' ? work.thumbUrl : work.url
      const [picture, codePicture] = await Promise.all([
        surface.load(mediaUrl(src), true),
        surface.load(code.url, true),
      ])
      if (gone) return
      const { pen } = surface
      const broken = brokenWith(work, (size, text) => {
        pen.font = font(size, size === TITLE.size ? 600 : 400)
        return pen.measureText(text).width
      })
      const parts: PosterParts = {
        work,
        layout,
        picture,
        code: codePicture,
        title: broken.title.slice(0, lines.title),
        words: broken.words.slice(0, lines.words),
      }
      drawPoster(surface, parts)
      setState('ready')
    }
    setState('drawing')
    draw().catch((error: unknown) => {
      if (gone) return
      warn('the poster was not drawn', error)
      setState('failed')
    })
    return () => {
      gone = true
    }
  }, [surface, work, layout, lines, attempt])

  const picture = async (): Promise<PickedImage | null> => {
    if (!surface || state !== 'ready') return null
    const height = Math.round((layout.height * RATIO * surface.width) / WIDTH)
    const width = Math.round(surface.width * RATIO)
    const drawn = await canvasFile(surface, { type: 'png', width, height })
    return drawn && labelDrawn(drawn, work.kind === 'video' ? work.thumbUrl : work.url)
  }
  return { layout, state, setSurface, picture, retry: () => setAttempt((times) => times + 1) }
}
