/** The H5 dialog: focus stays inside, Escape closes, focus returns. Styles in app.scss. */
import { openLayer } from './layers'
import type { ModalText } from './modal'
import { createButton, createElement, trapFocus } from './modalElement.h5'

export type { ModalText }

let open: ((confirmed: boolean) => void) | null = null
let count = 0

const CANCEL = 'mg-dialog__button mg-dialog__button--cancel'

/** Never one over another: the one on screen closes as not confirmed. */
export function confirmModal(text: ModalText): Promise<boolean> {
  open?.(false)
  return new Promise((resolve) => {
    const id = `mg-dialog-${(count += 1)}`
    const scrim = createElement('div', 'mg-dialog')
    const box = createElement('div', 'mg-dialog__box')
    box.setAttribute('role', 'alertdialog')
    box.setAttribute('aria-modal', 'true')
    box.setAttribute('aria-labelledby', id)
    const title = createElement('div', 'mg-dialog__title', text.title)
    title.id = id
    box.append(title)
    if (text.content) {
      const content = createElement('div', 'mg-dialog__content', text.content)
      content.id = `${id}-content`
      box.setAttribute('aria-describedby', content.id)
      box.append(content)
    }

    const layer = openLayer({ close: () => close(false), modal: true })
    const close = (confirmed: boolean) => {
      open = null
      layer.remove()
      scrim.remove()
      releaseFocus()
      resolve(confirmed)
    }
    open = close

    const row = createElement('div', 'mg-dialog__row')
    if (text.cancel !== undefined) {
      row.append(createButton(CANCEL, text.cancel, () => close(false)))
    }
    const confirmKind = text.danger ? 'mg-dialog__button--danger' : 'mg-dialog__button--confirm'
    const confirm = createButton(`mg-dialog__button ${confirmKind}`, text.confirm, () =>
      close(true),
    )
    row.append(confirm)
    box.append(row)
    scrim.append(box)
    scrim.addEventListener('click', (event) => {
      if (event.target === scrim) close(false)
    })

    const releaseFocus = trapFocus(row, () => close(false))
    document.body.append(scrim)
    confirm.focus()
  })
}
