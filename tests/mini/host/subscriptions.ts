/** Answers of the person to WeChat's question about messages. */
type Answer = 'accept' | 'reject' | 'ban'

export interface SubscribeScript {
  /** For every template of the next questions. */
  answer?: Answer
  /** 总是保持以上选择: the settings hold the answer, and no sheet comes any more. */
  always?: boolean
  /** Messages of this app in WeChat's settings. */
  mainSwitch?: boolean
}

/** Subscribe messages of the phone: the questions, and WeChat's settings of them. */
export class Subscriptions {
  /** Templates of each question, oldest first. */
  readonly questions: string[][] = []
  settingsOpened = 0
  private script: Required<SubscribeScript> = { answer: 'accept', always: false, mainSwitch: true }
  private readonly items: Record<string, Answer> = {}

  change(script: SubscribeScript): void {
    this.script = { ...this.script, ...script }
  }

  /** The answer by template; null: the main switch is off. */
  ask(templateIds: readonly string[]): Record<string, Answer> | null {
    const { answer, always, mainSwitch } = this.script
    if (!mainSwitch) return null
    this.questions.push([...templateIds])
    const answers = Object.fromEntries(templateIds.map((id) => [id, this.items[id] ?? answer]))
    if (always) Object.assign(this.items, answers)
    return answers
  }

  /** As `getSetting` with `withSubscriptions` gives them. */
  read() {
    return { mainSwitch: this.script.mainSwitch, itemSettings: { ...this.items } }
  }

  /** The person switches everything on there. */
  openSettings(): void {
    this.settingsOpened += 1
    this.change({ answer: 'accept', always: false, mainSwitch: true })
    for (const id of Object.keys(this.items)) this.items[id] = 'accept'
  }
}
