import { useEffect, useState } from 'react'
import { useLatest } from '@/lib/useLatest'
import type { ListKeys } from './listKeys'

/** The field with this text, its caret where the word ends. */
function findField({ value, end }: ListKeys): HTMLTextAreaElement | null {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement) || field.value !== value) return null
  const { selectionStart, selectionEnd } = field
  return selectionStart === end && selectionEnd === end ? field : null
}

/**
 * Arrows walk a list while its field has the focus, Enter takes an entry, Escape leaves the text as
 * it is. Keys are those of the field again where the caret is elsewhere.
 * @returns the chosen entry; -1: none
 */
export function useListKeys(keys: ListKeys): number {
  const { value, end, count, first } = keys
  const [moved, setMoved] = useState<{ value: string; at: number } | null>(null)
  const at = moved?.value === value ? Math.min(moved.at, count - 1) : first
  const latest = useLatest({ ...keys, at })
  const isOpen = end !== null && count > 0
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { at: chosen, ...list } = latest.current
      const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event
      if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return
      const field = findField(list)
      if (!field) return
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        const next = chosen < 0 && step < 0 ? list.count - 1 : chosen + step
        setMoved({ value: list.value, at: (next + list.count) % list.count })
      } else if (key === 'Enter' && chosen >= 0) {
        const after = field.value.length - field.selectionEnd
        list.onChoose(chosen)
        // The caret would go to the end of the new text.
        requestAnimationFrame(() => {
          const place = field.value.length - after
          field.setSelectionRange(place, place)
        })
      } else if (key === 'Escape') list.onDismiss()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isOpen, latest])
  return isOpen ? at : -1
}
