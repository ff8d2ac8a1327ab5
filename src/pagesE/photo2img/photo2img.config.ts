export default definePageConfig({ navigationBarTitleText: '照片转画' })
