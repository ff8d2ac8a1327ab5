/** Settings from the merchant platform of WeChat Pay. */
export interface WechatPayOptions {
  readonly merchantId: string
  /** Serial number of our own certificate. */
  readonly serial: string
  /** PEM of our own key. */
  readonly privateKey: string
  /** 32 characters. */
  readonly apiV3Key: string
  /** Keys of WeChat Pay by their serial or id; PEM of a public key or of a certificate. */
  readonly platformKeys: Readonly<Record<string, string>>
  /** App id for H5 payments; the mini-program's own unless there is another. */
  readonly h5AppId: string
  readonly apiUrl: string
  readonly publicUrl: string
}
