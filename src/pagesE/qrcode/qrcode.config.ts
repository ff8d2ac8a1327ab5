import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/qrcode/qrcode'))
