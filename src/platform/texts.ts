/** Chinese texts of what the platform refuses or asks. */

export const MODAL_CANCEL = '取消'

export const REFUSED = {
  title: '还没有允许',
  settings: '去设置',
  cancel: '以后再说',
  media: '需要允许使用相册和相机，才能选择图片和视频。',
  privacy: '需要先同意隐私保护指引，才能选择图片和视频。',
}

/** An older build than the one that wrote this device's storage, without a network. */
export const OLDER_BUILD_OFFLINE = '这台设备用过更新的版本，连上网络就打开'
