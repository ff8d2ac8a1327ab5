import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pages/index/img2tag-log'))
