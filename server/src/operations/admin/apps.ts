import { appsFile } from '../../modules/apps/file'
import { exportApps, importApps } from '../../modules/apps/import'
import { catalogCommand } from './catalog-command'
import { texts } from './texts'

export const apps = catalogCommand({
  name: 'apps',
  summary: texts.apps,
  schemaOf: ({ engines }) => appsFile(engines),
  read: ({ tx }) => exportApps(tx),
  write: importApps,
})
