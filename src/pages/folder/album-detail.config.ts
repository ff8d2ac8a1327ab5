import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pages/folder/album-detail'))
