import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesB/msg-box/msg-box'))
