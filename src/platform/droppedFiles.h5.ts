import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useLatest } from '@/lib/useLatest'
import type { Taker } from './droppedFiles'
import { toPickedImage, type PickedImage } from './pickImage.h5'

export type { Taker }

interface Waiting {
  inSight: boolean
  readonly taker: { readonly current: Taker }
}

const waiting = new Set<Waiting>()

/** Chosen before the page that takes it was opened. */
let next: PickedImage | null = null

/** A file for the first page that takes one. */
export function giveNext(file: PickedImage): void {
  next = file
}

function takeNext(taker: Taker): void {
  const file = next
  if (!file || taker.limit === 0 || !file.file?.type.startsWith(taker.kind)) return
  next = null
  taker.take([file])
}

/** The first place on the page in sight that takes such a file, an empty one before a full one. */
function findTaker(kind: string): Taker | undefined {
  const takers = [...waiting]
    .filter(({ inSight }) => inSight)
    .map(({ taker }) => taker.current)
    .filter((taker) => taker.limit > 0 && taker.kind === kind)
  return takers.find(({ empty }) => empty) ?? takers[0]
}

function give(list: FileList | undefined): boolean {
  // Behind a dialog nothing is reached.
  if (document.getElementById('app')?.hasAttribute('inert')) return false
  const files = Array.from(list ?? [])
  const kind = files[0]?.type.split('/')[0] ?? ''
  const taker = findTaker(kind)
  if (!taker) return false
  const fitting = files.filter(({ type }) => type.startsWith(kind)).slice(0, taker.limit)
  taker.take(fitting.map(toPickedImage))
  return true
}

function onPaste(event: ClipboardEvent): void {
  if (give(event.clipboardData?.files)) event.preventDefault()
}

const DRAGGED = 'mg-given'

function onDragOver(event: DragEvent): void {
  const kind = event.dataTransfer?.items[0]?.type.split('/')[0] ?? ''
  if (!findTaker(kind)) return
  // Without this the browser opens the file in place of the app.
  event.preventDefault()
  document.body.classList.add(DRAGGED)
}

function onLeave(event: DragEvent): void {
  if (event.relatedTarget === null) document.body.classList.remove(DRAGGED)
}

function onDrop(event: DragEvent): void {
  document.body.classList.remove(DRAGGED)
  if (give(event.dataTransfer?.files)) event.preventDefault()
}

function listen(): void {
  document.addEventListener('paste', onPaste)
  document.addEventListener('dragover', onDragOver)
  document.addEventListener('dragleave', onLeave)
  document.addEventListener('drop', onDrop)
}

function stop(): void {
  document.removeEventListener('paste', onPaste)
  document.removeEventListener('dragover', onDragOver)
  document.removeEventListener('dragleave', onLeave)
  document.removeEventListener('drop', onDrop)
  document.body.classList.remove(DRAGGED)
}

/** Files that are pasted or dropped anywhere while the page is in sight. */
export function useDroppedFiles(taker: Taker): void {
  const own = useRef<Waiting>({ inSight: true, taker: useLatest(taker) })
  useDidShow(() => {
    own.current.inSight = true
  })
  useDidHide(() => {
    own.current.inSight = false
  })
  useEffect(() => {
    const mine = own.current
    if (waiting.size === 0) listen()
    waiting.add(mine)
    takeNext(mine.taker.current)
    return () => {
      waiting.delete(mine)
      if (waiting.size === 0) stop()
    }
  }, [])
}
