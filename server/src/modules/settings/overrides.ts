/**
 * Settings operators change while the service runs: the environment holds the defaults, the console
 * the overrides, effective in every process within seconds.
 */
import { type Running, runningValues } from '@contract/endpoints/console/settings'
import type { Config } from '../../config/config'
import { lockSetting, readSettings, writeSetting } from '../../platform/db/settings'
import type { Executor, Tx } from '../../platform/db/client'

const KEY = 'running'
const NOTHING = '{}'

/** Settings of the console; the rest comes from the environment. */
export type Overrides = Partial<Running>

const parse = (value: string): Overrides => runningValues.partial().parse(JSON.parse(value))

/** Throws for what is not as it was written. */
export async function readOverrides(db: Executor): Promise<Overrides> {
  return parse((await readSettings(db, [KEY])).get(KEY) ?? NOTHING)
}

/** To be changed in this transaction: others who change it wait. */
export async function lockOverrides(tx: Tx): Promise<Overrides> {
  return parse(await lockSetting(tx, KEY, NOTHING))
}

export async function writeOverrides(tx: Tx, overrides: Overrides): Promise<void> {
  await writeSetting(tx, KEY, JSON.stringify(overrides))
}

/** As the environment says. */
export const toRunning = ({
  credits,
  limits,
  clients,
}: Pick<Config, 'credits' | 'limits' | 'clients'>): Running => ({
  signUps: true,
  welcomeCredits: credits.welcome,
  signinCredits: [...credits.signin],
  inviterCredits: credits.inviter,
  invitedCredits: credits.invited,
  firstTopupCredits: credits.firstTopup,
  activeJobs: limits.activeJobs,
  oldestVersion: clients.oldestVersion ?? '',
})

/** A configuration with the current overrides applied at each read. */
export function withOverrides(config: Config, current: () => Overrides): Config {
  const { credits, limits, clients } = config
  return {
    ...config,
    credits: {
      ...credits,
      get welcome() {
        return current().welcomeCredits ?? credits.welcome
      },
      get signin() {
        return current().signinCredits ?? credits.signin
      },
      get inviter() {
        return current().inviterCredits ?? credits.inviter
      },
      get invited() {
        return current().invitedCredits ?? credits.invited
      },
      get firstTopup() {
        return current().firstTopupCredits ?? credits.firstTopup
      },
    },
    limits: {
      ...limits,
      get activeJobs() {
        return current().activeJobs ?? limits.activeJobs
      },
    },
    clients: {
      ...clients,
      get oldestVersion() {
        const own = current().oldestVersion
        return own === undefined ? clients.oldestVersion : own || null
      },
    },
  }
}
