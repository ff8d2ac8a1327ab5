export default definePageConfig({ navigationBarTitleText: '充值积分' })
