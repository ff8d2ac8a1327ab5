import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useListKeys } from './useListKeys.h5'

const onChoose = jest.fn<void, [number]>()
const onDismiss = jest.fn()
const onFieldKey = jest.fn()

function Field({ first = 0, text }: { first?: number; text: string }) {
  const [value, setValue] = useState(text)
  const at = useListKeys({ value, end: 3, count: 3, first, onChoose, onDismiss })
  return (
    <>
      <textarea
        aria-label="text"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => onFieldKey(event.key)}
      />
      <p>{`at ${at}`}</p>
    </>
  )
}

function open(caret: number, props: { first?: number } = {}) {
  render(<Field text="画@x，夜里" {...props} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('text')
  field.focus()
  field.setSelectionRange(caret, caret)
  return (key: string, more: object = {}) => fireEvent.keyDown(field, { key, ...more })
}

beforeEach(() => jest.clearAllMocks())

test('arrows walk the list round, Enter takes the entry, Escape leaves the list', () => {
  const press = open(3)
  press('ArrowDown')
  screen.getByText('at 1')
  press('ArrowUp')
  press('ArrowUp')
  screen.getByText('at 2')
  press('Enter')
  expect(onChoose).toHaveBeenCalledWith(2)
  press('Escape')
  expect(onDismiss).toHaveBeenCalledTimes(1)
  expect(onFieldKey).not.toHaveBeenCalled()
})

test('keys are those of the field where the caret is elsewhere, and during a composition', () => {
  const press = open(1)
  for (const key of ['ArrowDown', 'Enter', 'Escape']) press(key)
  expect(onFieldKey).toHaveBeenCalledTimes(3)
  screen.getByLabelText<HTMLTextAreaElement>('text').setSelectionRange(3, 3)
  press('Enter', { isComposing: true })
  press('Enter', { ctrlKey: true })
  expect(onFieldKey).toHaveBeenCalledTimes(5)
  expect(onChoose).not.toHaveBeenCalled()
})

test('Enter breaks the line while nothing is chosen', () => {
  const press = open(3, { first: -1 })
  press('Enter')
  expect(onChoose).not.toHaveBeenCalled()
  press('ArrowUp')
  press('Enter')
  expect(onChoose).toHaveBeenCalledWith(2)
})
