export default definePageConfig({ navigationBarTitleText: '裁剪头像', disableScroll: true })
