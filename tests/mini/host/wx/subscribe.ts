import type { Simulation, WxContext } from './context'

interface SubscribeCall {
  tmplIds?: unknown
  success?: (result: unknown) => void
  fail?: (reason: unknown) => void
  complete?: (result: unknown) => void
}

/** Of today's page 5, of older ones 3: the app asks for no more than the fewest. */
const MOST_TEMPLATES = 3
const NAME = 'requestSubscribeMessage'
const [EMPTY, TOO_MANY, SWITCHED_OFF] = [10_001, 20_003, 20_004]

/** Subscribe messages: the question is shown within a tap alone. */
export function subscribe({ phone, problems, clock, realm }: WxContext): Simulation {
  const { subscriptions } = phone
  const authSetting = { 'scope.writePhotosAlbum': true }

  function ask(tmplIds: unknown, isTapping: boolean): Record<string, unknown> {
    const ids = Array.isArray(tmplIds) ? tmplIds.map(String) : []
    const refuse = (reason: string, errCode?: number) => ({
      errMsg: `${NAME}:fail ${reason}`,
      ...(errCode !== undefined && { errCode }),
    })
    const misuse = (reason: string, errCode?: number) => {
      problems.add('api', `${NAME}:fail ${reason}`)
      return refuse(reason, errCode)
    }
    if (!isTapping) return misuse('can only be invoked by user TAP gesture.')
    if (ids.length === 0) return misuse('TmplIds can not be empty', EMPTY)
    if (ids.length > MOST_TEMPLATES) return misuse('Templates count out of max bounds', TOO_MANY)
    const answers = subscriptions.ask(ids)
    if (answers === null) return refuse('The main switch is switched off', SWITCHED_OFF)
    return { ...answers, errMsg: `${NAME}:ok` }
  }

  return {
    asynchronous: {
      getSetting: ({ withSubscriptions }) => ({
        authSetting,
        ...(withSubscriptions === true && { subscriptionsSetting: subscriptions.read() }),
      }),
      openSetting: () => {
        subscriptions.openSettings()
        return { authSetting }
      },
    },
    plain: {
      // Whether a finger is on it shows only while the call is made.
      requestSubscribeMessage: ({ tmplIds, success, fail, complete }: SubscribeCall) => {
        const result = ask(tmplIds, phone.isTapping)
        clock.soon(() => {
          const answer = realm.adopt(result)
          ;(result.errMsg === `${NAME}:ok` ? success : fail)?.(answer)
          complete?.(answer)
        })
      },
    },
  }
}
