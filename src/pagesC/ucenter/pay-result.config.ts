import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesC/ucenter/pay-result'))
