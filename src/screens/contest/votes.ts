/** Votes for entries of contests, by entry. */
import { call } from '@/api/call'
import { createToggles } from '@/domain/toggle/toggles'

export const votes = createToggles<{ voted: boolean }>({
  isOn: ({ voted }) => voted,
  turned: (_, voted) => ({ voted }),
  send: (entryId, voted) =>
    call('POST /api/contest/vote', { body: { entryId, voted } }, { keepalive: true }),
})
