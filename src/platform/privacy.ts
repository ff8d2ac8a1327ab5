/** WeChat asks for consent before an app touches album, camera or files; the question is ours to show. */

/** Of the button whose press WeChat takes for consent. */
export const AGREE_BUTTON = 'privacy-agree'

type Reply =
  | { event: 'exposureAuthorization' }
  | { event: 'agree'; buttonId: string }
  | { event: 'disagree' }

interface Client {
  onNeedPrivacyAuthorization?: (listener: (resolve: (reply: Reply) => void) => void) => void
  openPrivacyContract?: (options: object) => void
}

declare const wx: Client | undefined

const client = (): Client => (typeof wx === 'undefined' ? {} : wx)

/** `ask` is to be answered once, with whether they agreed; without a listener WeChat asks itself. */
export function onPrivacyQuestion(listener: (answer: (agreed: boolean) => void) => void): void {
  client().onNeedPrivacyAuthorization?.((resolve) => {
    resolve({ event: 'exposureAuthorization' })
    listener((agreed) =>
      resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }),
    )
  })
}

/** Privacy contract of the operator in WeChat's console. */
export function openPrivacyGuide(): void {
  client().openPrivacyContract?.({})
}
