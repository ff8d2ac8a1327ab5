import { ME } from './texts'

test('the quest row promises nothing that `check` hides: no invitation, no code', () => {
  expect(`${ME.quest}${ME.questNote}`).not.toMatch(/邀请|好友|兑换/)
})
