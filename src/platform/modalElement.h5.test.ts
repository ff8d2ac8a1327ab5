import { createButton, createElement, trapFocus } from './modalElement.h5'

const press = (key: string, shiftKey = false) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }))

test('Tab goes round the buttons both ways, Escape is reported, and the end gives the focus back', () => {
  const outside = document.body.appendChild(createElement('button', ''))
  outside.focus()
  const box = document.body.appendChild(createElement('div', ''))
  const noop = () => undefined
  const [first, last] = ['一', '二'].map((text) => box.appendChild(createButton('', text, noop)))
  const onEscape = jest.fn()
  const release = trapFocus(box, onEscape)
  first?.focus()
  press('Tab', true)
  expect(document.activeElement).toBe(last)
  press('Tab')
  expect(document.activeElement).toBe(first)
  press('Escape')
  expect(onEscape).toHaveBeenCalledTimes(1)
  release()
  expect(document.activeElement).toBe(outside)
  press('Escape')
  expect(onEscape).toHaveBeenCalledTimes(1)
})
