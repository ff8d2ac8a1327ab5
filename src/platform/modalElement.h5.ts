/** Elements and focus of dialogs that are drawn over everything, outside of React. */

export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag)
  created.className = className
  created.textContent = text
  return created
}

export function createButton(
  className: string,
  text: string,
  onClick: () => void,
): HTMLButtonElement {
  const button = createElement('button', className, text)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

/**
 * Focus trap: Tab goes round the buttons of `container`, Escape calls `onEscape`. Returns how to
 * end it, which gives the focus back to the element that had it.
 */
export function trapFocus(container: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onEscape()
    }
    if (event.key !== 'Tab') return
    const buttons = [...container.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const step = event.shiftKey ? buttons.length - 1 : 1
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
