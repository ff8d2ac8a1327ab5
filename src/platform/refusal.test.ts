import { classifyRefusal } from './refusalKind'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

test.each([
  [{ errMsg: 'chooseMedia:fail cancel' }, 'closed'],
  [{ error: 11, errorMessage: '用户取消操作' }, 'closed'],
  [{ errMsg: 'chooseMedia:fail auth deny' }, 'refused'],
  [{ errMsg: 'chooseImage:fail authorize no response' }, 'refused'],
  [{ errMsg: 'chooseMedia:fail system permission denied' }, 'refused'],
  [{ error: 2001, errorMessage: '在申请授权时用户拒绝授权' }, 'refused'],
  [{ errno: 104, errMsg: 'chooseMedia:fail privacy permission is not authorized' }, 'privacy'],
  [{ errno: 112, errMsg: 'chooseMedia:fail api scope is not declared' }, 'failed'],
  [new Error('anything'), 'failed'],
  [null, 'failed'],
])('%j is understood as %s', (thrown, refusal) => {
  expect(classifyRefusal(thrown)).toBe(refusal)
})
