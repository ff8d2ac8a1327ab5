export default definePageConfig({ navigationBarTitleText: '裁剪图片', disableScroll: true })
