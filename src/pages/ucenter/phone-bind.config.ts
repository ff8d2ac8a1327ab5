import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pages/ucenter/phone-bind'))
