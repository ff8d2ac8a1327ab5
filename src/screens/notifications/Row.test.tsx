import { NOTIFICATION_KINDS } from '@contract/notifications'
import { render } from '@testing-library/react'
import { ICONS } from '@/ui/Icon/paths'
import { Row } from './Row'
import type { NotificationView } from './useNotifications'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('./read', () => ({ openNotification: jest.fn() }))

function renderIcon(kind: string): string | undefined {
  const notification = {
    id: 'n',
    kind,
    text: '消息',
    actors: [],
    actorCount: 0,
    thumbUrl: null,
    target: null,
    read: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
  } as unknown as NotificationView
  const { container } = render(<Row notification={notification} topPx={0} heightPx={88} />)
  const classNames = container.querySelector('.mg-icon')?.className.split(' ') ?? []
  return classNames.find((name) => name.startsWith('mg-icon--'))?.slice('mg-icon--'.length)
}

test('a notification without a user shows the icon of its kind', () => {
  for (const kind of NOTIFICATION_KINDS) expect(Object.keys(ICONS)).toContain(renderIcon(kind))
  expect(renderIcon('like')).toBe('heart')
})

test('a notification of a kind that this build does not know shows a bell', () => {
  expect(renderIcon('newer-kind')).toBe('bell')
})
