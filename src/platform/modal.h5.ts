/** The H5 dialog: focus stays inside, Escape closes, focus returns. Styles in app.scss. */
import { openLayer } from './layers'
import type { ModalText } from './modal'

export type { ModalText }

let open: ((confirmed: boolean) => void) | null = null
let count = 0

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

function button(className: string, text: string, onClick: () => void): HTMLElement {
  const made = element('button', `mg-dialog__button ${className}`, text)
  made.setAttribute('type', 'button')
  made.addEventListener('click', onClick)
  return made
}

/** Never one over another: the one on screen closes as not confirmed. */
export function askModal(text: ModalText): Promise<boolean> {
  open?.(false)
  return new Promise((resolve) => {
    const before = document.activeElement
    const id = `mg-dialog-${(count += 1)}`
    const scrim = element('div', 'mg-dialog')
    const box = element('div', 'mg-dialog__box')
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-modal', 'true')
    box.setAttribute('aria-labelledby', id)
    const title = element('div', 'mg-dialog__title', text.title)
    title.id = id
    box.append(title)
    if (text.content) {
      const content = element('div', 'mg-dialog__content', text.content)
      content.id = `${id}-content`
      box.setAttribute('aria-describedby', content.id)
      box.append(content)
    }

    const layer = openLayer({ close: () => close(false), modal: true })
    const close = (confirmed: boolean) => {
      open = null
      layer.remove()
      document.removeEventListener('keydown', onKey, true)
      scrim.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      resolve(confirmed)
    }
    open = close

    const row = element('div', 'mg-dialog__row')
    if (text.cancel !== undefined) {
      row.append(button('mg-dialog__button--cancel', text.cancel, () => close(false)))
    }
    const confirmKind = text.danger ? 'mg-dialog__button--danger' : 'mg-dialog__button--confirm'
    const confirm = button(confirmKind, text.confirm, () => close(true))
    row.append(confirm)
    box.append(row)
    scrim.append(box)
    scrim.addEventListener('click', (event) => {
      if (event.target === scrim) close(false)
    })

    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        close(false)
      }
      if (event.key === 'Tab') {
        const buttons = [...row.querySelectorAll('button')]
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
        const step = event.shiftKey ? buttons.length - 1 : 1
        buttons[(at + step + buttons.length) % buttons.length]?.focus()
        event.preventDefault()
      }
    }
    document.addEventListener('keydown', onKey, true)
    document.body.append(scrim)
    confirm.focus()
  })
}
