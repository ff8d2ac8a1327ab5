import { newId } from '../../platform/lib/ids'
import { notify as notifyUser, notifyEverybody } from '../../modules/notification/notify'
import { Refused, type Command } from './command'
import { requirePerson } from './person'
import { texts } from './texts'

const WORDS_MAX = 200

export const notify: Command = {
  name: 'notify',
  args: ['<person|all>', '<words>'],
  summary: texts.notify,
  async run({ tx }, [whom, words = '']) {
    if (!words.trim() || words.length > WORDS_MAX) throw new Refused(texts.noWords)
    const groupKey = `system:${newId()}`
    if (whom === 'all') {
      const count = await notifyEverybody(tx, { groupKey, words })
      return { lines: [texts.notified(count)], entry: { command: 'notify', result: { count } } }
    }
    const { id: userId } = await requirePerson(tx, whom)
    await notifyUser(tx, { userId, kind: 'system', groupKey, data: { words } })
    return { lines: [texts.notified(1)], entry: { command: 'notify', result: { userId } } }
  },
}
