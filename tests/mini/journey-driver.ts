import type { JourneyDriver } from '../journeys/driver'
import type { MiniApp } from './host/launch'

/** A page under load takes a while. */
const WAIT_MS = 30_000

/** The journey on dist/weapp: names go to the host, the rest is the phone around the page. */
export class MiniJourneyDriver implements JourneyDriver {
  constructor(private app: MiniApp) {}

  async route(): Promise<string> {
    return (await this.app.page()).route
  }

  text(): Promise<string> {
    return this.app.text()
  }

  count(name: string): Promise<number> {
    return this.app.count(name, { exact: true })
  }

  tap(name: string): Promise<void> {
    return this.app.tap(name, { waitMs: WAIT_MS })
  }

  longPress(name: string): Promise<void> {
    return this.app.longPress(name, { waitMs: WAIT_MS })
  }

  fill(field: string, text: string): Promise<void> {
    return this.app.input(field, text, { waitMs: WAIT_MS })
  }

  value(field: string): Promise<string> {
    return this.app.value(field)
  }

  async tab(label: string): Promise<void> {
    const tabs = await this.app.tabs()
    const index = tabs.findIndex((tab) => tab.label === label)
    if (index < 0) throw new Error(`no tab is called ${label}`)
    await this.app.tabTap(index)
  }

  back(): Promise<void> {
    return this.app.back()
  }

  async dialog(): Promise<string | null> {
    return (await this.app.modal())?.title ?? null
  }

  answerDialog(confirm: boolean): Promise<void> {
    return this.app.answerModal(confirm)
  }

  atRest(): Promise<void> {
    return this.app.rest({ timeoutMs: WAIT_MS })
  }

  async restart(): Promise<void> {
    const problems = await this.problems()
    if (problems.length > 0) throw new Error(problems.join('\n'))
    this.app = await this.app.relaunch()
  }

  async problems(): Promise<string[]> {
    const problems = await this.app.problems()
    return problems.map(({ kind, message, stack }) => `${kind}: ${message}\n${stack ?? ''}`)
  }

  get mini(): MiniApp {
    return this.app
  }
}
