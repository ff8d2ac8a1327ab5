import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/sam-inpaint/sam-inpaint'))
