import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/animate/vid2vid'))
