import { pageConfig } from '../../pageConfig'

export default definePageConfig({ ...pageConfig('pages/cropper/cropper'), disableScroll: true })
