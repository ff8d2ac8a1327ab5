import { bannerFile } from '../../modules/banner/file'
import { exportBanners, importBanners } from '../../modules/banner/import'
import { catalogCommand } from './catalog-command'
import { texts } from './texts'

export const banners = catalogCommand({
  name: 'banners',
  summary: texts.banners,
  schemaOf: ({ config }) => bannerFile(config),
  read: ({ tx }) => exportBanners(tx),
  write: importBanners,
})
