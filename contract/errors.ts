/**
 * Every error the API can answer: one wire code, one HTTP status, one Chinese sentence,
 * and whether trying the same call again can help.
 */
import { ERROR_KINDS, type ErrorCode } from './error-kinds'

export { errorOfWire, type ErrorCode } from './error-kinds'

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: '请求内容有误，请检查后再试',
  UNAUTHORIZED: '登录已过期，请重新登录',
  FORBIDDEN: '没有权限进行这个操作',
  NOT_FOUND: '内容不存在或已被删除',
  CONFLICT: '状态已经变化，请刷新后再试',
  PAYLOAD_TOO_LARGE: '内容太大了，请缩小后再试',
  TOO_MANY_REQUESTS: '操作太频繁了，请稍后再试',
  INTERNAL: '服务出了点问题，请稍后再试',
  SERVICE_UNAVAILABLE: '服务暂时不可用，请稍后再试',
  STORAGE_FULL: '服务器的存储空间满了，文件没有收下，请稍后再试',
  SMS_CODE_WRONG: '验证码不正确或已失效',
  SMS_TOO_OFTEN: '验证码发送太频繁，请稍后再试',
  SMS_UNAVAILABLE: '短信暂时发不出去，请稍后再试',
  PHONE_TAKEN: '这个手机号已绑定其他账号',
  REFRESH_INVALID: '登录已失效，请重新登录',
  PLATFORM_CODE_WRONG: '微信授权已失效，请再点一次',
  PLATFORM_UNAVAILABLE: '微信暂时没有回应，请稍后再试，或用短信验证码登录',
  CHALLENGE_REQUIRED: '请先完成安全验证，再获取验证码',
  PASSWORD_WRONG: '账号或密码不正确',
  ACCOUNT_TAKEN: '这个账号名已经有人用了，请换一个',
  LINK_INVALID: '这个链接已经用过或失效了，请向运营者再要一个',
  REQUEST_TOO_SLOW: '内容传得太慢，已经停下，请换个网络再试',
  CREDITS_SHORT: '积分不够了',
  ALREADY_SIGNED_IN: '今天已经签到过了',
  QUOTE_CHANGED: '价格有变化，请确认后再提交',
  PARAM_INVALID: '参数不合要求，请检查后再试',
  CAPABILITY_MISSING: '当前画笔不支持这个选项',
  PROMPT_BLOCKED: '提示词里有不能画的内容，没有扣积分',
  PROMPT_UNDRAWABLE: '这支画笔还不会画这句话，没有扣积分',
  TOO_MANY_JOBS: '同时进行的任务太多了，等一等再画',
  JOB_NOT_FINISHED: '任务还没有结束',
  ENGINE_REJECTED: '画笔没有接受这个请求，积分已退回',
  ENGINE_BUSY: '画笔太忙了，积分已退回，请稍后重试',
  ENGINE_UNAVAILABLE: '画笔那边出了错，没有画成，积分已退回，请稍后重试',
  ENGINE_FAILED: '这次没有画成，积分已退回，请重试',
  JOB_TIMEOUT: '画得太久已停止，积分已退回，请重试',
  JOB_LOST: '作画被多次中断，积分已退回，请重试',
  JOB_CANCELLED: '已取消，积分已退回',
  UPLOAD_REFUSED: '这个文件不能上传，请换一张图片',
  UPLOAD_UNREADABLE: '图片打不开，可能已损坏，请换一张',
}

interface ErrorRow {
  readonly wire: number
  readonly status: number
  readonly message: string
  readonly retryable: boolean
}

export const ERRORS = Object.fromEntries(
  (Object.keys(MESSAGES) as ErrorCode[]).map((code) => [
    code,
    { ...ERROR_KINDS[code], message: MESSAGES[code] },
  ]),
) as Readonly<Record<ErrorCode, ErrorRow>>
