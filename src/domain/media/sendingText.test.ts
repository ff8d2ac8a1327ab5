import { sendingText } from './sendingText'

test('an upload that was sent whole is being read, not at 100 %', () => {
  expect(sendingText({ percent: 99 })).toBe('上传中 99%')
  expect(sendingText({ percent: 100 })).toBe('处理中')
})
