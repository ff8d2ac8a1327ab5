export default definePageConfig({ navigationBarTitleText: '换背景' })
