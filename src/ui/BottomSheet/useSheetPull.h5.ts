import { useEffect, type RefObject } from 'react'
import { pullCloses, pulledPx, pullMoved, pullStart, type Pull } from '@/ui/BottomSheet/sheetPull'
import { useLatest } from '@/lib/useLatest'
import { prefersReducedMotion } from '@/platform/motion'

/** Fingers on these move the sheet; what scrolls below them is left alone. */
const HANDLES = '.mg-bottom-sheet__grab, .mg-bottom-sheet__head'
/** A browser's click comes as long after the finger has left. */
const CLICK_MS = 300
const NO_HANDLERS = {}

/** The sheet and its scrim as the finger has them; without a distance they go to their places. */
function draw(sheet: HTMLElement, px: number | null): void {
  const scrim = sheet.previousElementSibling
  const rest = px === null && !prefersReducedMotion()
  sheet.style.animation = 'none'
  sheet.style.transition = px !== null ? 'none' : rest ? 'transform var(--leave)' : ''
  sheet.style.transform = px === null ? '' : `translateY(${px}px)`
  if (!(scrim instanceof HTMLElement)) return
  scrim.style.transition = px !== null ? 'none' : rest ? 'opacity var(--leave)' : ''
  scrim.style.opacity = px === null ? '' : String(1 - Math.min(1, px / sheet.offsetHeight))
}

/** In a wide window it is centred, and its grab zone is a button in the corner. */
function isDialog(sheet: HTMLElement | null): boolean {
  const grab = sheet?.querySelector(HANDLES)
  return !grab || getComputedStyle(grab).position === 'absolute'
}

/**
 * A sheet that is pulled down by its top follows the finger, and closes when it was pulled far
 * enough or flung; a dialog of a wide window stays where it is.
 */
export function useSheetPull(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: () => void,
): object {
  const close = useLatest(onClose)
  useEffect(() => {
    const sheet = box.current
    if (!active || !sheet) return undefined
    let pull: Pull | null = null
    let pulledAtMs = -Infinity

    function down(event: PointerEvent): void {
      const handle = event.target instanceof Element ? event.target.closest(HANDLES) : null
      if (!event.isPrimary || event.button !== 0 || !handle || isDialog(sheet)) return
      pull = pullStart(event.clientY, event.timeStamp)
    }
    function move(event: PointerEvent): void {
      if (!pull || !sheet || !event.isPrimary) return
      const before = pull.pulling
      pull = pullMoved(pull, event.clientY, event.timeStamp)
      if (!pull.pulling) return
      if (!before) sheet.setPointerCapture(event.pointerId)
      draw(sheet, pulledPx(pull))
    }
    function end(event: PointerEvent): void {
      if (!pull || !sheet || !event.isPrimary) return
      const { pulling } = pull
      const closes =
        event.type === 'pointerup' && pullCloses(pull, sheet.offsetHeight, event.timeStamp)
      pull = null
      if (!pulling) return
      pulledAtMs = event.timeStamp
      draw(sheet, null)
      if (closes) close.current()
    }
    /** Letting go over the grab zone or a button of the head is no tap on it. */
    function click(event: MouseEvent): void {
      if (event.timeStamp - pulledAtMs < CLICK_MS) event.stopPropagation()
    }

    sheet.addEventListener('pointerdown', down)
    sheet.addEventListener('pointermove', move)
    sheet.addEventListener('pointerup', end)
    sheet.addEventListener('pointercancel', end)
    sheet.addEventListener('click', click, true)
    return () => {
      sheet.removeEventListener('pointerdown', down)
      sheet.removeEventListener('pointermove', move)
      sheet.removeEventListener('pointerup', end)
      sheet.removeEventListener('pointercancel', end)
      sheet.removeEventListener('click', click, true)
    }
  }, [active, box, close])
  return NO_HANDLERS
}
