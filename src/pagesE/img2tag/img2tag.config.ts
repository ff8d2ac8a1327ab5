import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/img2tag/img2tag'))
