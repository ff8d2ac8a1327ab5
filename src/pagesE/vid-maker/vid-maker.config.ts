import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/vid-maker/vid-maker'))
