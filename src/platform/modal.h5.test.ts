import { confirmModal } from './modal.h5'

const text = { title: '删除？', confirm: '删除', cancel: '留着' }

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('.mg-dialog button')]
}
function press(key: string, shiftKey = false): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
}

test('the confirm button answers true, the other one and Escape false', async () => {
  const yes = confirmModal(text)
  buttons()[1]?.click()
  expect(await yes).toBe(true)
  const no = confirmModal(text)
  buttons()[0]?.click()
  expect(await no).toBe(false)
  const escaped = confirmModal(text)
  press('Escape')
  expect(await escaped).toBe(false)
  expect(document.querySelector('.mg-dialog')).toBeNull()
})

test('it is an alert dialog named by its title', async () => {
  const answer = confirmModal({ ...text, content: '不能恢复' })
  const box = document.querySelector('[role=alertdialog]')
  const named = document.getElementById(box?.getAttribute('aria-labelledby') ?? '')
  const described = document.getElementById(box?.getAttribute('aria-describedby') ?? '')
  expect([named?.textContent, described?.textContent]).toEqual(['删除？', '不能恢复'])
  press('Escape')
  await answer
})

test('focus starts on confirm, goes round inside, and returns', async () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  const answer = confirmModal(text)
  const [cancel, confirm] = buttons()
  expect(document.activeElement).toBe(confirm)
  press('Tab')
  expect(document.activeElement).toBe(cancel)
  press('Tab', true)
  expect(document.activeElement).toBe(confirm)
  press('Escape')
  await answer
  expect(document.activeElement).toBe(before)
})

test('a second question closes the first as not confirmed', async () => {
  const first = confirmModal(text)
  const second = confirmModal(text)
  expect(await first).toBe(false)
  expect(document.querySelectorAll('.mg-dialog')).toHaveLength(1)
  press('Escape')
  await second
})
