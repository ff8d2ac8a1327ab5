import { bannerFile } from '../modules/banner/file'
import { exportBanners, importBanners } from '../modules/banner/import'
import { shelfCommand } from './shelf-command'
import { texts } from './texts'

export const banners = shelfCommand({
  name: 'banners',
  summary: texts.banners,
  schemaOf: ({ config }) => bannerFile(config),
  read: ({ tx }) => exportBanners(tx),
  write: importBanners,
})
